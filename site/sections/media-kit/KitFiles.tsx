import type { PageWords } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import { DownloadRow } from '../page/DownloadRow.tsx'
import type { Downloads } from '../page/downloads.ts'
import './kit.css'

interface KitFilesProps {
  words: PageWords<'media-kit'>['resources']
  downloads: Downloads
  locale: Locale
}

/** The five files of the kit with type and size. */
export function KitFiles({ words, downloads, locale }: KitFilesProps) {
  return (
    <section className="section kit-part" aria-labelledby="files-heading">
      <h2 id="files-heading">
        <Phrases locale={locale}>{words.heading}</Phrases>
      </h2>
      <ul className="downloads">
        {words.items.map(({ id, title, description, fileType, megabytes }) => (
          <DownloadRow
            key={id}
            title={title}
            description={description}
            type={fileType}
            plannedMegabytes={megabytes}
            words={words}
            sizeText={words.size}
            file={downloads[id]}
          />
        ))}
      </ul>
    </section>
  )
}
