import type { PageWords } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import './values.css'

interface ValuesProps {
  words: PageWords<'about'>['values']
  locale: Locale
}

/** What the company holds itself to, one column each. */
export function Values({ words, locale }: ValuesProps) {
  return (
    <SectionFrame id="values" dateline={words.dateline} heading={words.heading} locale={locale}>
      <RuledItems className="values" items={words.items} locale={locale} />
    </SectionFrame>
  )
}
