import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyMinute } from './every-minute.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-24T08:58:40+07:00') }))
afterEach(() => vi.useRealTimers())

test('it is told at once and whenever a minute of the clock begins', () => {
  const told: string[] = []
  everyMinute(() => told.push(new Date().toISOString().slice(11, 19)))
  vi.advanceTimersByTime(150_000)
  expect(told).toEqual(['01:58:40', '01:59:00', '02:00:00', '02:01:00'])
})

test('a page that is seen again tells at once: its timers may have slept', () => {
  const told: string[] = []
  everyMinute(() => told.push(new Date().toISOString().slice(11, 19)))
  vi.setSystemTime(new Date('2026-11-24T18:30:10+07:00'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual(['01:58:40', '11:30:10'])
})
