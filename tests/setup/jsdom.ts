import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'

// The same timeout as for every other wait (patience.ts).
configure({ asyncUtilTimeout: 20_000 })

// The files of a worker share one window: what islands of another file put beside the tests' own is none of this one's.
beforeAll(() => {
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

// React reports wrong markup, missing keys and updates outside act() only as console errors, and a component with one
// is not done. A test that provokes an error on purpose checks it and takes it off the record:
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
