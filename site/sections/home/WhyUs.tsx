import type { SiteContent } from '../../content/load-content.ts'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { Section } from '../../ui/Section.tsx'

export function WhyUs({ words }: { words: SiteContent['home']['whyUs'] }) {
  return (
    <Section id="why-us" className="split" {...words}>
      <RuledItems className="rows grid" items={words.items} />
    </Section>
  )
}
