import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getContent } from '../../content/content.ts'
import { getOutletTableProps } from './Outlets.tsx'
import { OutletTable } from './OutletTable.tsx'

test('all rows are shown at first; a filter shows its rows and announces their number', async () => {
  const user = userEvent.setup()
  render(<OutletTable {...getOutletTableProps(getContent('en'))} />)
  expect(screen.getByRole('row', { name: 'North America 182' })).toBeVisible()
  expect(screen.getByRole('row', { name: /International news agencies · Regional/ })).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.click(screen.getByRole('radio', { name: 'Industry' }))
  await user.click(screen.getByRole('radio', { name: 'Thai' }))
  expect(screen.getByRole('row', { name: 'Lifestyle 6' })).toBeVisible()
  expect(screen.queryByRole('row', { name: /North America/ })).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('4 rows')
})

test('a choice made before hydration is applied', async () => {
  const table = <OutletTable {...getOutletTableProps(getContent('en'))} />
  const place = document.createElement('div')
  place.innerHTML = renderToString(table)
  document.body.append(place)
  screen.getByRole<HTMLInputElement>('radio', { name: 'Thai' }).checked = true
  await act(async () => hydrateRoot(place, table))
  expect(screen.queryByRole('row', { name: /North America/ })).toBeNull()
})
