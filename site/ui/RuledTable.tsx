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

/** Sets the native role of a table element explicitly, because some browsers drop it with `display: grid`. */
const keepRole = (role: string) => ({ role })

/** A table. On phones each row becomes a block, and each cell shows the name of its column. */
export function RuledTable({ caption, className, columns, rows, foot, current }: RuledTableProps) {
  return (
    <table className={classNames('ruled-table', className)} {...keepRole('table')}>
      <caption className="sr-only">{caption}</caption>
      <thead {...keepRole('rowgroup')}>
        <tr {...keepRole('row')}>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              aria-current={column === current ? 'true' : undefined}
              {...keepRole('columnheader')}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...keepRole('rowgroup')}>
        {rows.map(({ id, cells: [heading, ...cells] }) => (
          <tr key={id} {...keepRole('row')}>
            <th scope="row" {...keepRole('rowheader')}>
              {heading}
            </th>
            {cells.map((cell, position) => (
              <td
                key={columns[position + 1]}
                data-column={columns[position + 1]}
                data-current={columns[position + 1] === current ? '' : undefined}
                {...keepRole('cell')}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot {...keepRole('rowgroup')}>
          <tr {...keepRole('row')}>
            <th scope="row" {...keepRole('rowheader')}>
              {foot[0]}
            </th>
            <td colSpan={columns.length - 1} {...keepRole('cell')}>
              {foot[1]}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
