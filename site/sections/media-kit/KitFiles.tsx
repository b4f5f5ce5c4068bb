import type { PageWords } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { DownloadRow } from '../page/DownloadRow.tsx'
import type { Downloads } from '../page/downloads.ts'
import './kit.css'

interface KitFilesProps {
  words: PageWords<'media-kit'>['resources']
  downloads: Downloads
}

/** The five files of the kit with type and size. */
export function KitFiles({ words, downloads }: KitFilesProps) {
  return (
    <HeadedSection className="section kit-part" name="files" heading={words.heading}>
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
    </HeadedSection>
  )
}
