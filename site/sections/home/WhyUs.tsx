import type { Words } from '../../content/load-content.ts'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import './reasons.css'

interface WhyUsProps {
  words: Words['home']['whyUs']
}

/** What a client can hold the company to, as two columns of a newspaper page. */
export function WhyUs({ words }: WhyUsProps) {
  return (
    <SectionFrame id="why-us" className="section-columns" {...words}>
      <RuledItems className="reasons" items={words.items} />
    </SectionFrame>
  )
}
