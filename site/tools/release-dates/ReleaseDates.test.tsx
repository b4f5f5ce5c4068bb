import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { getWords } from '../../content/content.ts'
import { distributionHours, officeOf } from '../../content/office.ts'
import { ReleaseDates } from './ReleaseDates.tsx'
import { releaseDatesProps } from './release-dates-props.ts'

const words = getWords('en')
const show = () =>
  render(<ReleaseDates {...releaseDatesProps(words, officeOf(words), distributionHours(words.figures), 'en')} />)
const approved = () => screen.getByLabelText<HTMLInputElement>('You approve on')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Work it out' }))

test('the form starts from now, and is answered hour by hour, with dates to keep', async () => {
  show()
  expect(approved().value).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/)
  fireEvent.change(approved(), { target: { value: '2026-06-15T10:00' } })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'America/New_York')
  await userEvent.click(screen.getByRole('checkbox'))
  await submit()
  const answer = screen.getByRole('region', { name: 'Your release, hour by hour' })
  expect(screen.getByRole('heading', { name: 'Your release, hour by hour' })).toHaveFocus()
  expect(answer).toHaveTextContent(/Sent at the latest\s*In Bangkok Tuesday, June 16, 2026, 11:59 PM/)
  expect(answer).toHaveTextContent('In New York (UTC−4)')
  expect(answer).toHaveTextContent('costs an extra fee')

  const createObjectURL = vi.fn<(file: Blob) => string>(() => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await userEvent.click(within(answer).getByRole('button', { name: 'Keep the dates (.ics)' }))
  expect(click).toHaveBeenCalledOnce()
  expect(createObjectURL.mock.calls[0]?.[0].type).toBe('text/calendar')
})

test('an approval that is missing is said at its field, which takes the focus', async () => {
  show()
  fireEvent.change(approved(), { target: { value: '' } })
  await submit()
  expect(approved()).toHaveFocus()
  expect(approved()).toHaveAccessibleDescription(/Error: Please choose the day and hour of your approval/)
  expect(screen.queryByRole('region')).toBeNull()
})
