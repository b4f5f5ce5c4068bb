import type { PageWords } from '../../content/get-page-words.ts'
import type { Locale } from '../../locale/paths.ts'
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
      <dl className="core-features">
        {words.items.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  )
}
