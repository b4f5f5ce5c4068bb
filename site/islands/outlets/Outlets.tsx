import type { ReactNode } from 'react'
import type { SiteContent } from '../../content/load-content.ts'
import { type Downloads, formatFileSize } from '../../sections/shared/downloads.ts'
import { FiguresLink } from '../../sections/shared/FiguresLink.tsx'
import { Section } from '../../ui/Section.tsx'

export function getOutletTableProps({ outlets, outletCounts }: SiteContent) {
  const { caption, columns, by, list, total, shown } = outlets
  return {
    words: { caption, columns, by, list, total, shown },
    counts: outletCounts.map((count) => ({
      by: count.by,
      list: count.list,
      total: count.total.fullText,
      rows: count.rows.map(({ label, figure }) => ({ label, number: figure?.fullText })),
    })),
  }
}

export type OutletTableProps = ReturnType<typeof getOutletTableProps>

interface OutletsProps {
  content: SiteContent
  downloads: Downloads
  table?: ReactNode
}

export function Outlets({ content: { outlets: words, figureTables, pages }, downloads, table }: OutletsProps) {
  const file = downloads.outlets
  return (
    <Section id="outlets" className="split outlets" {...words}>
      <div>
        {table}
        <p className="note">{words.note}</p>
        {file && (
          <p className="note">
            <a className="text-link" download href={file.path}>
              {words.file}
            </a>{' '}
            {formatFileSize(file.size, pages.blog.resources.sizes)}
          </p>
        )}
        <FiguresLink figureTables={figureTables} />
      </div>
    </Section>
  )
}
