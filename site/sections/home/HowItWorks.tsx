import type { Words } from '../../content/load-content.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { Steps } from '../../ui/Steps.tsx'

interface HowItWorksProps {
  words: Words['home']['howItWorks']
}

/** From the visitor's desk to the newsroom's, in four steps along one wire. */
export function HowItWorks({ words }: HowItWorksProps) {
  return (
    <SectionFrame id="how-it-works" {...words}>
      <Steps steps={words.steps} />
    </SectionFrame>
  )
}
