import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './ruled-table.css'

interface RuledTableProps {
  /** For screen readers. The page shows a heading with the same meaning. */
  caption: string
  className?: string | undefined
  columns: readonly string[]
  /** The first cell of a row is its header. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** A header and a text that apply to all rows. */
  foot?: readonly [string, string]
  /** The column that the page describes. It is highlighted. */
  current?: string | undefined
}

/**
 * A table. On phones each row becomes a block, and each cell shows the name of its column. The roles are written out, because Safari
 * drops them with `display: grid`.
 */
export function RuledTable({ caption, className, columns, rows, foot, current }: RuledTableProps) {
  return (
    <table className={classNames('ruled-table', className)} role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" aria-current={column === current ? 'true' : undefined} role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, cells: [heading, ...cells] }) => (
          <tr key={id} role="row">
            <th scope="row" role="rowheader">
              {heading}
            </th>
            {cells.map((cell, position) => (
              <td
                key={columns[position + 1]}
                data-column={columns[position + 1]}
                data-current={columns[position + 1] === current ? '' : undefined}
                role="cell"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot role="rowgroup">
          <tr role="row">
            <th scope="row" role="rowheader">
              {foot[0]}
            </th>
            <td colSpan={columns.length - 1} role="cell">
              {foot[1]}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
