import type { PageWords } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { DownloadRow } from '../page/DownloadRow.tsx'
import type { Downloads } from '../page/downloads.ts'

interface ResourcesProps {
  words: PageWords<'blog'>['resources']
  downloads: Downloads
  sizeText: string
  locale: Locale
}

/** What a communications team may take home, as the small advertisements of the page. */
export function Resources({ words, downloads, sizeText, locale }: ResourcesProps) {
  return (
    <SectionFrame
      id="resources"
      className="section-columns"
      dateline={words.dateline}
      heading={words.heading}
      lead={words.items.some(({ id }) => downloads[id]) ? words.lead : words.leadUntilThen}
      locale={locale}
    >
      <ul className="downloads">
        {words.items.map(({ id, title, description, type }) => (
          <DownloadRow
            key={id}
            title={title}
            description={description}
            type={type}
            words={words}
            sizeText={sizeText}
            file={downloads[id]}
          />
        ))}
      </ul>
    </SectionFrame>
  )
}
