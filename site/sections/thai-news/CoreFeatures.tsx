import type { PageWords } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import './core-features.css'

interface CoreFeaturesProps {
  words: PageWords<'thai-news'>['features']
  locale: Locale
}

/** The four things that decide, set large in two columns. */
export function CoreFeatures({ words, locale }: CoreFeaturesProps) {
  return (
    <SectionFrame id="core-features" dateline={words.dateline} heading={words.heading} locale={locale}>
      <RuledItems className="core-features" items={words.items} locale={locale} />
    </SectionFrame>
  )
}
