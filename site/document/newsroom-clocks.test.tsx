import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.useRealTimers())

test('the clocks show the present time of their zones, and go on', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T01:58:40Z') })
  document.body.innerHTML = '<span data-moment="Asia/Bangkok"></span><i data-clock="Asia/Tokyo">1:00 AM</i>'
  await import('./newsroom-clocks.ts')
  expect(document.querySelector('i')?.textContent).toBe('10:58\u00A0AM')
  expect(document.querySelector('span')?.textContent).toBe('Tuesday, November 24, 2026, 8:58\u00A0AM')
  vi.advanceTimersByTime(60_000)
  expect(document.querySelector('i')?.textContent).toBe('10:59\u00A0AM')
})
