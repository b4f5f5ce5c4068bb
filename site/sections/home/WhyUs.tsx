import type { SiteContent } from '../../content/load-content.ts'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'

export function WhyUs({ words }: { words: SiteContent['home']['whyUs'] }) {
  return (
    <SectionFrame id="why-us" className="split" {...words}>
      <RuledItems className="rows grid" items={words.items} />
    </SectionFrame>
  )
}
