import { Download } from 'lucide-react'
import type { OfferedFile } from '../../../contract/site-manifest.ts'
import { megabytesOf } from './downloads.ts'
import './download-row.css'

interface DownloadRowProps {
  title: string
  description: string
  /** What kind of file it is: `PDF`, `Spreadsheet`. */
  type: string
  /** The size to name as long as there is no file, in megabytes. */
  plannedMegabytes?: number
  words: { download: string; downloadAbout: string }
  /** `{n} MB` */
  sizeText: string
  file: OfferedFile | undefined
}

/** A file in a list: what it is, its type and size, and, once there is a file, the way to it. */
export function DownloadRow(props: DownloadRowProps) {
  const { title, description, type, plannedMegabytes, words, sizeText, file } = props
  const megabytes = file ? megabytesOf(file.size) : plannedMegabytes
  const about = words.downloadAbout.replace('{title}', title)
  return (
    <li className="download">
      <h3>{title}</h3>
      <p>{description}</p>
      <p className="download-kind">
        {type}
        {megabytes !== undefined && ` · ${sizeText.replace('{n}', megabytes.toFixed(1))}`}
      </p>
      {file && (
        <a className="text-link" href={file.path} download>
          <Download size={18} aria-hidden />
          {words.download}
          <span className="sr-only">
            {about.startsWith(words.download) ? about.slice(words.download.length) : about}
          </span>
        </a>
      )}
    </li>
  )
}
