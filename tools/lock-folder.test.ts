import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withLock } from './lock-folder.js'

let root: string
let lock: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'krajai-lock-'))
  lock = join(root, 'made/when/missing/lock')
})
afterEach(() => rmSync(root, { recursive: true }))

it('returns what the work returns, and gives the lock back', async () => {
  expect(await withLock(lock, () => existsSync(lock))).toBe(true)
  expect(existsSync(lock)).toBe(false)
})

it('gives the lock back when the work fails', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(existsSync(lock)).toBe(false)
})

it('lets one work at a time, and tells the others once that they wait', async () => {
  const running = { now: 0, most: 0 }
  const whenWaiting = vi.fn()
  const work = async () => {
    running.now += 1
    running.most = Math.max(running.most, running.now)
    await wait(150)
    running.now -= 1
  }
  await Promise.all([1, 2, 3].map(() => withLock(lock, work, { whenWaiting })))
  expect(running.most).toBe(1)
  expect(whenWaiting).toHaveBeenCalledTimes(2)
})

it('takes over the lock of a killed process, which has fallen silent', async () => {
  mkdirSync(lock, { recursive: true })
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(lock, longAgo, longAgo)
  expect(await withLock(lock, () => 'done')).toBe('done')
})

it('is not taken by who would take it over while another does', async () => {
  mkdirSync(lock, { recursive: true })
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(lock, longAgo, longAgo)
  mkdirSync(`${lock}.takeover`)
  const done = vi.fn()
  const waiting = withLock(lock, done, { whenWaiting: () => rmSync(`${lock}.takeover`, { recursive: true }) })
  expect(done).not.toHaveBeenCalled()
  await waiting
  expect(done).toHaveBeenCalledTimes(1)
})

it('leaves the lock to who has taken it over meanwhile', async () => {
  await withLock(lock, () => {
    rmSync(lock, { recursive: true })
    mkdirSync(lock)
  })
  expect(existsSync(lock)).toBe(true)
})

it('keeps the lock of one who computes for long, and lets nothing else run meanwhile', async () => {
  const touchedAt = () => statSync(lock).mtimeMs
  const touched = await withLock(lock, () => {
    const [began, first] = [Date.now(), touchedAt()]
    const pause = new Int32Array(new SharedArrayBuffer(4))
    while (touchedAt() === first && Date.now() < began + 20_000) Atomics.wait(pause, 0, 0, 20)
    return touchedAt() > first
  })
  expect(touched).toBe(true)
})

it('gives the lock back when the process ends in the middle of the work', async () => {
  const script = `
    import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'lock-folder.js'))}
    await withLock(${JSON.stringify(lock)}, () => process.exit(3))`
  const [code] = await once(spawn(process.execPath, ['--input-type=module', '--eval', script]), 'exit')
  expect(code).toBe(3)
  expect(existsSync(lock)).toBe(false)
})
