import { Download } from 'lucide-react'
import type { OfferedFile } from '../../../contract/site-manifest.ts'
import type { PageWords } from '../../content/load-content.ts'
import { PREVIEW_SIZE } from '../../figures/drawn-sizes.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { megabytesOf } from '../page/downloads.ts'
import './media-kit.css'

interface KitFileProps {
  title: string
  description: string
  /** What kind of file it is: `PDF`. */
  type: string
  /** The size to name as long as there is no file, in megabytes. */
  plannedMegabytes?: number
  words: PageWords<'media-kit'>['resources']
  file: OfferedFile | undefined
  /** A picture of what is in it; beside the title it tells nothing new. */
  preview?: OfferedFile | undefined
}

/** A file of the kit: what it is and looks like, its type and size, the way to it, and how to tell that it arrived whole. */
export function KitFile({ title, description, type, plannedMegabytes, words, file, preview }: KitFileProps) {
  const megabytes = file ? megabytesOf(file.size) : plannedMegabytes
  return (
    <li className="download">
      {preview && <img src={preview.path} {...PREVIEW_SIZE} alt="" loading="lazy" decoding="async" />}
      <h3>
        <Phrases>{title}</Phrases>
      </h3>
      <p>{description}</p>
      <p className="download-kind">
        {type}
        {megabytes !== undefined && ` · ${words.size.replace('{n}', megabytes.toFixed(1))}`}
      </p>
      {file && (
        <>
          <MoreLink
            href={file.path}
            text={words.download}
            about={words.downloadAbout.replace('{title}', title)}
            download
            data-astro-prefetch="false"
          >
            <Download size="1.125rem" aria-hidden />
          </MoreLink>
          <p className="download-sum">
            {words.checksum} (SHA-256) <code translate="no">{file.sha256}</code>
          </p>
        </>
      )}
    </li>
  )
}
