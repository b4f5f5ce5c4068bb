import { afterEach, describe, expect, it, vi } from 'vitest'
import { logOutput } from './log-output.ts'

/** A file on a disk with so much room, in bytes. */
function disk(room: number) {
  let written = ''
  const take = (bytes: Buffer) => {
    if (file.room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const taken = bytes.subarray(0, file.room)
    file.room -= taken.length
    written += taken.toString('latin1')
    return taken.length
  }
  const file = { room, take, written: () => written }
  return file
}

afterEach(() => vi.useRealTimers())

describe('the log', () => {
  it('keeps what a full disk does not take, and writes it before the next line once there is room', () => {
    const file = disk(8)
    const { write } = logOutput(file.take)
    write('first\n')
    write('second\n')
    write('third\n')
    expect(file.written()).toBe('first\nse')
    file.room = 100
    write('fourth\n')
    expect(file.written()).toBe('first\nsecond\nthird\nfourth\n')
  })

  it('is written without a next line, too, once there is room', () => {
    vi.useFakeTimers()
    const file = disk(0)
    logOutput(file.take).write('last\n')
    vi.advanceTimersByTime(10_000)
    file.room = 100
    vi.advanceTimersByTime(1_000)
    expect(file.written()).toBe('last\n')
  })

  it('drops what is too much to keep, and says how many lines that were', () => {
    const file = disk(0)
    const { write } = logOutput(file.take, 20)
    for (let line = 0; line < 10; line += 1) write(`line ${line}\n`)
    file.room = 1000
    write('again\n')
    const [first, second, lost, ...rest] = file.written().trimEnd().split('\n')
    expect([first, second, ...rest]).toEqual(['line 0', 'line 1', 'again'])
    expect(JSON.parse(lost ?? '')).toMatchObject({ level: 40, lines: 8, msg: expect.stringContaining('lost') })
  })
})
