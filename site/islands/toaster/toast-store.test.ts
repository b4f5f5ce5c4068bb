import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeToast, currentToast, pushToast, subscribeToToast } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const success = { kind: 'success', title: 'Success!', text: 'Thank you.' } as const

test('a toast waits for whoever shows it', () => {
  pushToast(success)
  expect(currentToast()).toMatchObject({ ...success, open: true })
})

test('a new toast takes the place of the old one, and listeners hear of it', () => {
  const listener = vi.fn()
  const unsubscribe = subscribeToToast(listener)
  pushToast(success)
  const first = currentToast()?.id ?? 0
  pushToast({ ...success, title: 'Again' })
  expect(currentToast()).toMatchObject({ title: 'Again', open: true })
  expect(listener).toHaveBeenCalledTimes(2)
  // Closing the one that is gone does not touch the one on show.
  closeToast(first)
  expect(currentToast()).toMatchObject({ title: 'Again', open: true })
  unsubscribe()
})

test('a closed toast is cleared after the removal delay', () => {
  pushToast(success)
  closeToast(currentToast()?.id ?? 0)
  expect(currentToast()).toMatchObject({ open: false })
  vi.advanceTimersByTime(999_999)
  expect(currentToast()).toMatchObject({ open: false })
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeUndefined()
})
