import type { Words } from '../../content/compose-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import '../../ui/steps.css'

interface HowItWorksProps {
  words: Words['home']['howItWorks']
  locale: Locale
}

/** From the visitor's desk to the newsroom's, in four steps along one wire. */
export function HowItWorks({ words, locale }: HowItWorksProps) {
  return (
    <SectionFrame id="how-it-works" dateline={words.dateline} heading={words.heading} lead={words.lead} locale={locale}>
      <ol className="steps steps-four">
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
