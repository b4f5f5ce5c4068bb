import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pushToast } from './Toaster.tsx'

beforeAll(() => {
  document.body.innerHTML =
    '<div id="notifications"><section aria-label="Notification" tabindex="-1" data-close="Close"></section></div>'
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const shown = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent)
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const push = (title: string) => act(() => pushToast({ kind: 'success', title, text: 'Thank you.' }))

test('F8 focuses the region of a toast', () => {
  push('Success!')
  fireEvent.keyDown(document, { code: 'F8' })
  expect(screen.getByRole('region', { name: 'Notification' })).toContainElement(document.activeElement as HTMLElement)
})

test('a toast closes by itself after 5,000 ms, not before', () => {
  push('Success!')
  advance(4999)
  expect(shown()).toEqual([expect.stringContaining('Success!')])
  advance(1)
  expect(shown()).toEqual([])
})

test('only one toast is shown at a time', () => {
  push('First')
  push('Second')
  expect(shown()).toEqual([expect.stringContaining('Second')])
})

test('hovering pauses the timer of a toast, and its button closes it', () => {
  push('Success!')
  fireEvent.pointerMove(screen.getByRole('region', { name: 'Notification' }))
  advance(20_000)
  expect(shown()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(shown()).toEqual([])
})
