import type { ReactNode } from 'react'
import type { Words } from '../../content/load-content.ts'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import './reasons.css'

interface WhyUsProps {
  /** The way to what its figures mean. */
  reference: ReactNode
  words: Words['home']['whyUs']
}

/** What a client can hold the company to, as two columns of a newspaper page. */
export function WhyUs({ reference, words }: WhyUsProps) {
  return (
    <SectionFrame id="why-us" reference={reference} className="section-columns" {...words}>
      <RuledItems className="reasons" items={words.items} />
    </SectionFrame>
  )
}
