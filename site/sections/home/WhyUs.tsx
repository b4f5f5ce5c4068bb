import type { SiteContent } from '../../content/load-content.ts'
import { Section } from '../../ui/Section.tsx'

export function WhyUs({ words }: { words: SiteContent['home']['whyUs'] }) {
  return (
    <Section id="why-us" className="split quiet" {...words}>
      <ul className="rows grid phrases">
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  )
}
