import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

const STALE_MILLISECONDS = 10_000

/** Touches the lock every second, in a thread of its own: work that computes for long lets nothing else run in this one. */
const HEARTBEAT = `
  const { utimesSync } = require('node:fs')
  const { workerData: path } = require('node:worker_threads')
  setInterval(() => {
    const now = new Date()
    try {
      utimesSync(path, now, now)
    } catch {
      // Somebody emptied the folder that holds the locks. The work goes on; there is nothing left to keep alive.
    }
  }, 1_000)
`

/** Work is to be done in a folder that this account may not write to. */
export class FolderError extends Error {
  /** @override */
  name = 'FolderError'
}

/**
 * Does what writes to a folder.
 *
 * @template Result
 * @param {string} folder
 * @param {() => Result} write
 * @returns {Result}
 * @throws {FolderError} where nothing may be written
 */
function writing(folder, write) {
  try {
    return write()
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') throw error
    throw new FolderError(`Nothing can be written to ${folder} (${code}): install and build as the account that may`)
  }
}

/**
 * Whether somebody holds the lock, and has not shown for so long that it is alive.
 * @param {string} path
 * @param {number} staleMilliseconds
 */
function isSilent(path, staleMilliseconds) {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && Date.now() - stats.mtimeMs > staleMilliseconds
}

/** @param {string} path */
function take(path) {
  try {
    mkdirSync(path)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes over a lock whose holder has fallen silent. Several may find it silent at one moment: only one may look again and remove it, or
 * the second would remove the lock that the first has just taken.
 *
 * @param {string} path
 * @param {number} staleMilliseconds
 * @returns {boolean} whether the lock is this process's now
 */
function takeOver(path, staleMilliseconds) {
  const turn = `${path}.takeover`
  // Whoever is killed in the middle of taking over leaves its turn behind.
  if (isSilent(turn, staleMilliseconds)) rmSync(turn, { recursive: true, force: true })
  if (!take(turn)) return false
  try {
    if (!isSilent(path, staleMilliseconds)) return false
    rmSync(path, { recursive: true, force: true })
    return take(path)
  } finally {
    rmSync(turn, { recursive: true, force: true })
  }
}

/**
 * Does the work while no other process does work under the same lock.
 *
 * The lock is a folder, because making one either succeeds or fails as a whole. Its holder touches it every second: a
 * folder left by a killed process is recognized by its silence. A process id would not do, because in a container the
 * next start often has the very same id.
 *
 * @template Result
 * @param {string} path the folder that is the lock; its parent is made when missing
 * @param {() => Result | Promise<Result>} work
 * @param {{ whenWaiting?: () => void, staleMilliseconds?: number }} [options] `whenWaiting` is called once, if at all
 * @returns {Promise<Result>}
 * @throws {FolderError} where nothing may be written
 */
export async function withLock(path, work, { whenWaiting, staleMilliseconds = STALE_MILLISECONDS } = {}) {
  writing(dirname(path), () => mkdirSync(dirname(path), { recursive: true }))
  let told = false
  while (!writing(dirname(path), () => take(path))) {
    if (isSilent(path, staleMilliseconds) && writing(dirname(path), () => takeOver(path, staleMilliseconds))) break
    if (!told) whenWaiting?.()
    told = true
    await wait(100)
  }
  const mark = join(path, randomUUID())
  try {
    writing(path, () => writeFileSync(mark, ''))
  } catch (error) {
    // A full disk: nobody is to wait for who has not begun.
    rmSync(path, { recursive: true, force: true })
    throw error
  }
  const heartbeat = new Worker(HEARTBEAT, { eval: true, execArgv: [], workerData: path })
  heartbeat.unref()
  // A machine that slept is silent, too: the lock may be another's when it wakes.
  const release = () => {
    if (existsSync(mark)) rmSync(path, { recursive: true, force: true })
  }
  process.once('exit', release)
  try {
    return await work()
  } finally {
    await heartbeat.terminate()
    process.off('exit', release)
    release()
  }
}
