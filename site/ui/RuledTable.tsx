import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './ruled-table.css'

interface RuledTableProps {
  /** Read out before the table; what is seen above it says the same. */
  caption: string
  className?: string | undefined
  columns: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** Holds for every row: a heading and what it says. */
  foot?: readonly [string, string]
  /** The column that the page is about: it stands out, and is said to be the current one. */
  current?: string | undefined
}

/** The role an element has anyway, and loses in some browsers where it is laid out as a grid. */
const as = (role: string) => ({ role })

/** A ruled table that on phones is set row by row, each cell by the name of its column. */
export function RuledTable({ caption, className, columns, rows, foot, current }: RuledTableProps) {
  return (
    <table className={classNames('ruled-table', className)} {...as('table')}>
      <caption className="sr-only">{caption}</caption>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          {columns.map((column) => (
            <th key={column} scope="col" aria-current={column === current ? 'true' : undefined} {...as('columnheader')}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {rows.map(({ id, cells: [heading, ...cells] }) => (
          <tr key={id} {...as('row')}>
            <th scope="row" {...as('rowheader')}>
              {heading}
            </th>
            {cells.map((cell, position) => (
              <td
                key={columns[position + 1]}
                data-column={columns[position + 1]}
                data-current={columns[position + 1] === current ? '' : undefined}
                {...as('cell')}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot {...as('rowgroup')}>
          <tr {...as('row')}>
            <th scope="row" {...as('rowheader')}>
              {foot[0]}
            </th>
            <td colSpan={columns.length - 1} {...as('cell')}>
              {foot[1]}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
