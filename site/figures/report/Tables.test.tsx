import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadContent } from '../../content/load-content.ts'
import { Clippings } from './Tables.tsx'

const { report, reported } = loadContent().en

test('the sum of the clicks stands below the clicks', () => {
  render(<Clippings words={report.sheet} reported={reported} locale="en" />)
  const { heading, columns } = report.sheet.clippings
  const table = screen.getByRole('table', { name: heading })
  const sum = within(table).getAllByRole('row').at(-1) as HTMLElement
  const label = within(sum).getByRole<HTMLTableCellElement>('rowheader', { name: columns.clicks })
  const headers = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  expect(headers[label.colSpan]).toBe(columns.clicks)
  expect(within(sum).getByRole<HTMLTableCellElement>('cell').colSpan).toBe(1)
})
