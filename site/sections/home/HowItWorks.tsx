import type { Words } from '../../content/load-content.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { Steps } from '../../ui/Steps.tsx'

interface HowItWorksProps {
  words: Words['home']['howItWorks']
  /** To a report as the last step promises it. */
  report: { href: string; text: string }
}

/** From the visitor's desk to the newsroom's, in four steps along one wire. */
export function HowItWorks({ words, report }: HowItWorksProps) {
  return (
    <SectionFrame id="how-it-works" {...words}>
      <Steps steps={words.steps.map((step) => (step === words.steps.at(-1) ? { ...step, link: report } : step))} />
    </SectionFrame>
  )
}
