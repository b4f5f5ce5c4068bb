import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what waits for a paint comes behind the next frame', async () => {
  vi.useFakeTimers()
  const order: string[] = []
  const painted = afterPaint().then(() => order.push('after'))
  requestAnimationFrame(() => order.push('frame'))
  await vi.advanceTimersByTimeAsync(20)
  await painted
  expect(order).toEqual(['frame', 'after'])
})

test('a page that is hidden before its frame is not waited for', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const painted = vi.fn()
  void afterPaint().then(painted)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(painted).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(painted).toHaveBeenCalledOnce()
})
