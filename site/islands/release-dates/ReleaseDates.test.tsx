import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Locale } from '../../../contract/locale.ts'
import { getContent } from '../../content/content.ts'
import { ReleaseDates } from './ReleaseDates.tsx'
import { getReleaseDatesProps } from './ReleaseDatesSection.tsx'

const FIELDS = { en: 'You approve on', th: 'วันและเวลาที่อนุมัติ' }
const HOLIDAYS = { '12-10': 'วันรัฐธรรมนูญ', '12-31': 'New Year’s Eve', '01-01': 'New Year’s Day' }
const OFFICE = {
  opens: 9,
  closes: 18,
  firstDay: 1,
  lastDay: 5,
  holidays: Object.entries(HOLIDAYS).map(([day, name]) => ({ day, name })),
}
const DISTRIBUTION = { hoursFrom: 24, hoursTo: 48, hoursToPublication: 12.5 }
const BUTTONS = { en: 'Show the times', th: 'คำนวณเวลา' }
const approved = (locale: Locale = 'en') => screen.getByLabelText<HTMLInputElement>(FIELDS[locale])

interface Asked {
  approved: string
  zone?: string
  embargo?: string
  locale?: Locale
}

/** Fills in the form and sends it. */
async function ask({ approved: moment, zone = '', embargo = '', locale = 'en' }: Asked) {
  const props = getReleaseDatesProps(getContent(locale))
  render(<ReleaseDates {...props} rules={{ ...props.rules, ...DISTRIBUTION, office: OFFICE }} />)
  expect(approved(locale).value).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/)
  fireEvent.change(approved(locale), { target: { value: moment } })
  const [zoneField] = screen.getAllByRole('combobox')
  if (zoneField) await userEvent.selectOptions(zoneField, zone)
  if (embargo) fireEvent.change(screen.getByLabelText(/^Embargo until/), { target: { value: embargo } })
  await userEvent.click(screen.getByRole('button', { name: BUTTONS[locale] }))
}

test('the answer has each step in the time of Bangkok and of the visitor', async () => {
  await ask({ approved: '2026-11-20T02:00', zone: 'America/New_York' })
  expect(screen.getByRole('heading', { name: 'Your release, hour by hour' })).toHaveFocus()
  const answer = screen.getByRole('region', { name: 'Your release, hour by hour' })
  expect(answer).toHaveTextContent(/You approve.*In New York Friday, November 20, 2026, 2:00 AM/)
  expect(answer).toHaveTextContent(/The clock starts\s*In Bangkok Friday, November 20, 2026, 2:00 PM/)
  expect(answer).toHaveTextContent(/Latest sending time\s*In Bangkok Tuesday, November 24, 2026, 2:00 PM/)
  expect(answer).toHaveTextContent('Tuesday, November 24, 2026, 2:30 AM to Wednesday, November 25, 2026, 2:30 AM')
  expect(answer).toHaveTextContent('Saturday, November 21, 2026 (weekend) · Sunday, November 22, 2026 (weekend).')
  expect(answer).not.toHaveTextContent('the same date every year')
})

test('Thai has its own years and times; without a zone only the time of Bangkok is shown', async () => {
  await ask({ approved: '2026-12-09T11:05', locale: 'th' })
  const answer = screen.getByRole('region')
  expect(answer).toHaveTextContent('เวลากรุงเทพฯ วันศุกร์ที่ 11 ธันวาคม 2569 เวลา 11.05 น.')
  expect(answer).toHaveTextContent('(วันรัฐธรรมนูญ)')
  expect(answer).not.toHaveTextContent('เวลาท้องถิ่น')
})

test.each(['2031-12-30T10:00', '2574-12-30T10:00'])(
  'after the listed years, %s still skips holidays that are the same every year, and the answer says that others are unknown',
  async (moment) => {
    await ask({ approved: moment })
    const answer = screen.getByRole('region')
    expect(answer).toHaveTextContent(/You approve\s*In Bangkok Tuesday, December 30, 2031, 10:00 AM/)
    expect(answer).toHaveTextContent('Wednesday, December 31, 2031 (New Year’s Eve) · Thursday, January 1, 2032')
    expect(answer).toHaveTextContent(/Latest sending time\s*In Bangkok Monday, January 5, 2032/)
    expect(answer).toHaveTextContent(/After 20\d\d we count only holidays that have the same date every year\./)
  },
)

test('an embargo is compared with the time of sending, and the latest approval is shown', async () => {
  await ask({ approved: '2026-06-15T10:00', embargo: '2026-06-16T12:00' })
  expect(screen.getByText(/^Some outlets may get the release only after/)).toBeVisible()
  expect(screen.getByText(/approve by Friday, June 12, 2026, 12:00/)).toBeVisible()
})

test('the dates can be saved as a calendar file', async () => {
  await ask({ approved: '2026-06-15T10:00' })
  const createObjectURL = vi.fn<(file: Blob) => string>(() => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await userEvent.click(within(screen.getByRole('region')).getByRole('button', { name: 'Save the dates (.ics)' }))
  expect(click).toHaveBeenCalledOnce()
  expect(createObjectURL.mock.calls[0]?.[0].type).toBe('text/calendar')
})

test.each([
  ['', 'Error: Please choose the day and time of your approval'],
  ['2126-06-15T10:00', 'Error: We cannot read this day and time.'],
])('the approval “%s” is an error at its field, which gets the focus', async (moment, message) => {
  await ask({ approved: moment })
  expect(approved()).toHaveFocus()
  expect(approved()).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(screen.queryByRole('region')).toBeNull()
})
