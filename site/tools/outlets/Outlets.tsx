import type { ComponentProps, ReactNode } from 'react'
import type { Words } from '../../content/load-content.ts'
import { type Downloads, sizeOf } from '../../sections/page/downloads.ts'
import { FiguresLink } from '../../sections/page/FiguresLink.tsx'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import type { OutletTable } from './OutletTable.tsx'

interface OutletsProps {
  words: Words
  downloads: Downloads
  /** The live table. */
  table?: ReactNode
}

/** The words and counts of one language that the table shows. */
export function outletTableProps({ outlets, outletCounts }: Words): ComponentProps<typeof OutletTable> {
  const { caption, columns, by, list, unknown, total, shown, none } = outlets
  return {
    words: { caption, columns, by, list, unknown, total, shown, none },
    counts: outletCounts.map((count) => ({
      by: count.by,
      list: count.list,
      total: count.total.whole,
      rows: count.rows.map(({ label, number }) => ({ label, number: number?.whole })),
    })),
  }
}

/** The outlets by kind, to be looked through. */
export function Outlets({ words: { outlets: words, ledger, pages }, downloads, table }: OutletsProps) {
  const file = downloads.outlets
  return (
    <SectionFrame id="outlets" className="split outlets" {...words}>
      <div>
        {table}
        {words.why.map((text) => (
          <p className="figure-note" key={text}>
            {text}
          </p>
        ))}
        {file && (
          <p>
            <DownloadLink href={file.path}>{words.file}</DownloadLink> {sizeOf(file.size, pages.blog.resources.sizes)}
          </p>
        )}
        <FiguresLink ledger={ledger} />
      </div>
    </SectionFrame>
  )
}
