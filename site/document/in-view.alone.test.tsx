import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenSeen } from './in-view.ts'

/** What the page watches, and the function that says of it whether it is in view. */
const watched = new Set<Element>()
let say: (isIntersecting: boolean) => void

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<p class="moving"></p>'
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(answer: (entries: { isIntersecting: boolean }[]) => void) {
        say = (isIntersecting) => watched.size > 0 && answer([{ isIntersecting }])
      }
      observe = (element: Element) => watched.add(element)
      disconnect = () => watched.clear()
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  watched.clear()
})

test('what moves begins once, when it is seen', async () => {
  const begin = vi.fn()
  whenSeen('.moving', async () => begin)
  say(false)
  expect(begin).not.toHaveBeenCalled()
  say(true)
  say(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(begin).toHaveBeenCalledExactlyOnceWith(document.querySelector('.moving'))
})

test('what did not come is asked for again in a while, when it is still in view', async () => {
  const begin = vi.fn()
  const get = vi.fn(async () => begin).mockRejectedValueOnce(new Error('offline'))
  whenSeen('.moving', get)
  say(true)
  await vi.advanceTimersByTimeAsync(9_000)
  say(true)
  expect(get).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  say(true)
  expect(get).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  say(true)
  expect(get).toHaveBeenCalledTimes(2)
})

test('a page without it watches nothing', () => {
  whenSeen('.other', vi.fn())
  expect(watched.size).toBe(0)
})
