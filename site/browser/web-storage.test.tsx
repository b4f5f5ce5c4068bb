import { afterEach, expect, test, vi } from 'vitest'
import { readStored, store } from './web-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('a text is kept under its name until it is forgotten', () => {
  expect(readStored('a')).toBeNull()
  expect(store('a', 'one')).toBe(true)
  expect(readStored('a')).toBe('one')
  expect(readStored('a', 'sessionStorage')).toBeNull()
  expect(store('a', null)).toBe(true)
  expect(localStorage.length).toBe(0)
})

test('what is kept for a tab is kept there alone', () => {
  store('a', 'one', 'sessionStorage')
  expect(sessionStorage.getItem('a')).toBe('one')
  expect(localStorage.length).toBe(0)
  store('a', null, 'sessionStorage')
  expect(readStored('a', 'sessionStorage')).toBeNull()
})

test('where storage is forbidden or full nothing is kept, and nothing breaks', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })
  }
  expect([readStored('a'), store('a', 'one'), store('a', null)]).toEqual([null, false, false])
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect([readStored('a'), store('a', 'one'), store('a', null)]).toEqual([null, false, false])
})
