import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showClocks, showOfficeStatus } from './clocks.ts'

const OFFICE = {
  opens: 9,
  closes: 18,
  firstDay: 1,
  lastDay: 5,
  holidays: [{ day: '2026-12-10', name: 'Constitution Day' }],
  days: {
    today: 'today',
    tomorrow: 'tomorrow',
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  times: { 9: '9:00 AM', 10.5: '10:30 AM' },
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Returns the text beside a phone number at a time in Bangkok. */
function getStatusAt(moment: string, office: object = OFFICE) {
  document.body.innerHTML = `<span data-office-status data-open="Open now" data-opens="Opens {day} {from}" hidden></span>`
  const status = document.querySelector('span') as HTMLElement
  status.dataset.office = JSON.stringify(office)
  vi.setSystemTime(new Date(`${moment}:00+07:00`))
  showOfficeStatus()
  expect(status).toBeVisible()
  return status.textContent
}

test.each([
  ['2026-11-20T09:00', 'Open now'],
  ['2026-11-20T18:00', 'Opens Monday 9:00 AM'],
  ['2026-11-22T23:59', 'Opens tomorrow 9:00 AM'],
  ['2026-11-23T07:00', 'Opens today 9:00 AM'],
  // The evening before a holiday, and the holiday itself.
  ['2026-12-09T18:00', 'Opens Friday 9:00 AM'],
  ['2026-12-10T10:00', 'Opens tomorrow 9:00 AM'],
])('at %s the status is: %s', (moment, text) => {
  expect(getStatusAt(moment)).toBe(text)
})

test('a Saturday has hours of its own', () => {
  const office = { ...OFFICE, saturday: { opens: 10.5, closes: 14 } }
  expect(getStatusAt('2026-11-20T18:00', office)).toBe('Opens tomorrow 10:30 AM')
  expect(getStatusAt('2026-11-21T13:59', office)).toBe('Open now')
  expect(getStatusAt('2026-11-21T14:00', office)).toBe('Opens Monday 9:00 AM')
})

test('the office status is updated while the page is open', () => {
  getStatusAt('2026-11-20T17:59')
  const footer = document.querySelector('span')
  expect(footer?.textContent).toBe('Open now')
  vi.advanceTimersByTime(60_000)
  expect(footer?.textContent).toBe('Opens Monday 9:00 AM')
})

test('the clocks show the current time of their zones, and are updated', () => {
  vi.setSystemTime(new Date('2026-11-24T01:58:40Z'))
  document.body.innerHTML = '<span data-moment="Asia/Bangkok"></span><i data-clock="Asia/Tokyo">1:00 AM</i>'
  showClocks()
  expect(document.querySelector('i')?.textContent).toBe('10:58\u00A0AM')
  expect(document.querySelector('span')?.textContent).toBe('Tuesday, November 24, 2026, 8:58\u00A0AM')
  vi.advanceTimersByTime(60_000)
  expect(document.querySelector('i')?.textContent).toBe('10:59\u00A0AM')
  // A phone's timers pause in the background, but its clock goes on.
  vi.setSystemTime(new Date('2026-11-24T03:00:10Z'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(document.querySelector('i')?.textContent).toBe('12:00\u00A0PM')
})
