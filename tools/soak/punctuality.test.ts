import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchTimers } from './punctuality.ts'

let now: number
beforeEach(() => {
  now = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Lets the next timer run, so many milliseconds after the one before. */
const tickAfter = (milliseconds: number) => {
  now += milliseconds
  vi.advanceTimersByTime(50)
}

it('knows since when its timers have been on time', () => {
  const { wasLate, stop } = watchTimers()
  tickAfter(50)
  tickAfter(290)
  expect(wasLate(0)).toBe(false)
  tickAfter(450)
  expect(wasLate(0)).toBe(true)
  expect(wasLate(790)).toBe(true)
  expect(wasLate(791)).toBe(false)
  tickAfter(210)
  expect(stop()).toMatchObject({ share: 0.4, longest: 400 })
})

it('counts the timer that is overdue at this moment', () => {
  const { wasLate } = watchTimers()
  now = 301
  expect(wasLate(300)).toBe(true)
})
