import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from './Toaster.tsx'
import { pushToast } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const words = { region: 'Notification', close: 'Close' }
const shown = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const push = (title: string) => act(() => pushToast({ kind: 'success', title, text: 'Thank you.' }))

test('the region stands there before there is anything to tell', () => {
  render(<Toaster words={words} />)
  expect(screen.getByRole('region', { name: 'Notification' })).toBeInTheDocument()
})

test('its title and its text are told as two words', () => {
  render(<Toaster words={words} />)
  push('Success!')
  pass(100)
  expect(screen.getByRole('status')).toHaveTextContent('Notification Success! Thank you.')
})

test('a toast closes by itself after 5,000 ms, not before', () => {
  render(<Toaster words={words} />)
  push('Success!')
  pass(4999)
  expect(shown()).toEqual([expect.stringContaining('Success!')])
  pass(1)
  expect(shown()).toEqual([])
})

test('one at a time', () => {
  render(<Toaster words={words} />)
  push('First')
  push('Second')
  expect(shown()).toEqual([expect.stringContaining('Second')])
})

test('the pointer on it holds it', () => {
  render(<Toaster words={words} />)
  push('Success!')
  fireEvent.pointerMove(screen.getByRole('region', { name: 'Notification' }))
  pass(20_000)
  expect(shown()).toHaveLength(1)
})

test('its button closes it', () => {
  render(<Toaster words={words} />)
  push('Success!')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(shown()).toEqual([])
})
