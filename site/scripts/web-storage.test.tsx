import { afterEach, expect, test, vi } from 'vitest'
import { readStored, store } from './web-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a text is stored under its name and removed', () => {
  expect(readStored('a')).toBeNull()
  expect(store('a', 'one')).toBe(true)
  expect(readStored('a')).toBe('one')
  expect(store('a', null)).toBe(true)
  expect(readStored('a')).toBeNull()
})

test('blocked storage causes no error', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect([readStored('a'), store('a', 'one')]).toEqual([null, false])
})
