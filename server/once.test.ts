import { describe, expect, it, vi } from 'vitest'
import { once } from './once.ts'

describe('once', () => {
  it('works nothing out before it is asked, and then once, also where the result is none', () => {
    const work = vi.fn(() => undefined)
    const result = once(work)
    expect(work).not.toHaveBeenCalled()
    expect([result(), result()]).toEqual([undefined, undefined])
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('tries again after an error', () => {
    const work = vi
      .fn(() => 'page')
      .mockImplementationOnce(() => {
        throw new Error('no')
      })
    const result = once(work)
    expect(result).toThrow('no')
    expect(result()).toBe('page')
  })
})
