import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'

// The same timeout as for every other wait (patience.ts).
configure({ asyncUtilTimeout: 20_000 })

// All files of a worker share one window. This removes the elements of other files.
beforeAll(() => {
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

// React reports wrong markup, missing keys and updates outside act() only as console errors. Each one fails a test. A test that expects an
// error checks it and clears the record:
//   expect(console.error).toHaveBeenCalledWith(…)
//   vi.mocked(console.error).mockClear()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  if (!vi.isMockFunction(console.error)) return
  const [first] = vi.mocked(console.error).mock.calls
  vi.mocked(console.error).mockRestore()
  if (first) throw new Error(`Unexpected console.error: ${first.map(String).join(' ')}`)
})
