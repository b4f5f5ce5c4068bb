import { mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
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
 * Milliseconds since the holder last showed that it is alive; `Infinity` when nobody holds the lock.
 * @param {string} path
 */
function silenceOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? Date.now() - stats.mtimeMs : Number.POSITIVE_INFINITY
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
    const silence = silenceOf(path)
    if (Number.isFinite(silence) && silence > staleMilliseconds) {
      rmSync(path, { recursive: true, force: true })
      continue
    }
    if (!told) whenWaiting?.()
    told = true
    await wait(100)
  }
  const heartbeat = new Worker(HEARTBEAT, { eval: true, workerData: path })
  heartbeat.unref()
  const release = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    await heartbeat.terminate()
    process.off('exit', release)
    release()
  }
}
