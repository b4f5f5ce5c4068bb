import type { PageWords } from '../../content/load-content.ts'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'

interface ValuesProps {
  words: PageWords<'about'>['values']
}

/** What the company holds itself to, one column each. */
export function Values({ words }: ValuesProps) {
  return (
    <SectionFrame id="values" {...words}>
      <RuledItems className="columns" items={words.items} />
    </SectionFrame>
  )
}
