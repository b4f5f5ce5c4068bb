import type { Words } from '../../content/load-content.ts'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'

/** What a client can hold the company to, as two columns of a newspaper page. */
export function WhyUs({ words }: { words: Words['home']['whyUs'] }) {
  return (
    <SectionFrame id="why-us" className="split" {...words}>
      <RuledItems className="rows" items={words.items} />
    </SectionFrame>
  )
}
