import type { OfferedFile } from '../../../contract/site-manifest.ts'
import type { Words } from '../../content/load-content.ts'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { sizeOf } from '../page/downloads.ts'

interface LedgerFilesProps {
  words: Words['ledger']['files']
  sizes: Parameters<typeof sizeOf>[1]
  files: readonly (OfferedFile | undefined)[]
}

/** The ledger to take along, for spreadsheets and for programs. */
export function LedgerFiles({ words, sizes, files }: LedgerFilesProps) {
  return (
    <section className="ledger-files" aria-labelledby="figures-files">
      <h3 id="figures-files">{words.heading}</h3>
      <ul>
        {files.map(
          (file) =>
            file && (
              <li key={file.path}>
                <DownloadLink href={file.path}>{file.path.endsWith('.csv') ? words.csv : words.json}</DownloadLink>{' '}
                {sizeOf(file.size, sizes)}
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
