import type { PageWords } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import type { Downloads } from '../page/downloads.ts'
import { KitFile } from './KitFile.tsx'
import './media-kit.css'

interface KitFilesProps {
  words: PageWords<'media-kit'>['resources']
  downloads: Downloads
}

/** The five files of the kit with type and size, all of them as one, and their checksums. */
export function KitFiles({ words, downloads }: KitFilesProps) {
  const everything = downloads['media-kit']
  return (
    <HeadedSection className="section split kit-part" name="files" heading={words.heading}>
      <div>
        <ul className="rows">
          {words.items.map(({ id, fileType, megabytes, ...item }) => (
            <KitFile
              key={id}
              {...item}
              type={fileType}
              plannedMegabytes={megabytes}
              words={words}
              file={downloads[id]}
              preview={downloads[`${id}-preview`]}
            />
          ))}
          {everything && <KitFile {...words.everything} type="ZIP" words={words} file={everything} />}
        </ul>
        <p className="note">
          <a className="text-link" href="/downloads/SHA256SUMS" data-astro-prefetch="false">
            {words.checksums}
          </a>{' '}
          {words.comparing}
        </p>
      </div>
    </HeadedSection>
  )
}
