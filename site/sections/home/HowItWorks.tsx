import type { Words } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { Steps } from '../../ui/Steps.tsx'

interface HowItWorksProps {
  words: Words['home']['howItWorks']
  locale: Locale
}

/** From the visitor's desk to the newsroom's, in four steps along one wire. */
export function HowItWorks({ words, locale }: HowItWorksProps) {
  return (
    <SectionFrame id="how-it-works" dateline={words.dateline} heading={words.heading} lead={words.lead} locale={locale}>
      <Steps steps={words.steps} />
    </SectionFrame>
  )
}
