import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/** What is written to is not what a restart would open: a lead that is stored now would not be found again. */
export class FileChanged extends Error {
  override name = 'FileChanged' as const
  readonly code = 'DATABASE_FILE_CHANGED'
}

/** SQLite's files: the database, its log and the shared memory that tells what is in the log. */
const PARTS = ['', '-wal', '-shm']

/** What a restart would find: which files, and how long the database is. */
function found(path: string) {
  const files = PARTS.map((part) => statSync(path + part, { throwIfNoEntry: false }))
  return { files: files.map((file) => file && `${file.dev} ${file.ino}`).join(), bytes: files[0]?.size }
}

/** The log's header (https://www.sqlite.org/fileformat2.html#walformat), another one each time it begins anew, and its length. */
function logOf(path: string) {
  const log = openSync(`${path}-wal`, 'r')
  try {
    const header = Buffer.alloc(32)
    readSync(log, header, 0, header.length, 0)
    return { header: header.toString('latin1'), bytes: fstatSync(log).size }
  } finally {
    // Never so with the database itself: to close it is to give up the locks that SQLite has on it.
    closeSync(log)
  }
}

const NO_HEADER = '\0'.repeat(32)

/**
 * The open database of a path, which may be deleted, replaced or cut short by somebody else while it is open. SQLite goes on
 * writing to what it once opened; whoever is told that a lead is kept is told so of the path.
 */
export class KeptFile {
  readonly #path: string
  readonly #open: () => DatabaseSync
  #db: DatabaseSync
  #files: string
  #bytes = 0
  #log = { header: NO_HEADER, bytes: 0 }
  #isLogCut = false

  constructor(path: string, open: () => DatabaseSync) {
    this.#path = path
    this.#open = open
    this.#db = open()
    this.#files = found(path).files
  }

  get db(): DatabaseSync {
    return this.#db
  }

  /** A database never gets shorter, unless somebody vacuums it. */
  #isKept(): boolean {
    const { files, bytes = 0 } = found(this.#path)
    if (!this.#db.isOpen || files !== this.#files || bytes < this.#bytes) return false
    this.#bytes = bytes
    return true
  }

  /** A log gets shorter only to begin anew. One that was cut is read up to the cut, whatever is written behind it. */
  #checkLog() {
    const log = logOf(this.#path)
    this.#isLogCut ||= log.header === NO_HEADER ? log.bytes > 0 : isShorter(log, this.#log)
    if (this.#isLogCut) throw new FileChanged(`the log of ${this.#path} was cut short: restart, or restore a backup`)
    this.#log = log
  }

  /** @throws FileChanged where what was just written would not be found again */
  check(): void {
    if (!this.#isKept()) throw new FileChanged(`${this.#path} is no longer the file that is open`)
    this.#checkLog()
  }

  /**
   * Before something is written: opens what is at the path now, where that is something else. Where nothing is there, the old one
   * stays open, because closing it would be the end of all that is in it.
   *
   * @throws FileChanged where nothing is there, or where the log would not be read to its end
   */
  renew(): void {
    if (this.#isKept()) {
      this.#checkLog()
      return
    }
    if (found(this.#path).bytes === undefined) throw new FileChanged(`${this.#path} is gone: put it back, or restart`)
    // Into the file it belongs to, wherever that is now: beside another one it would be taken for that one's log.
    if (this.#db.isOpen && !this.#isLogCut) this.#db.exec('pragma wal_checkpoint(truncate)')
    this.close()
    this.#db = this.#open()
    this.#files = found(this.#path).files
    this.#bytes = 0
    this.#log = { header: NO_HEADER, bytes: 0 }
    this.#isLogCut = false
  }

  /** To close the last one writes what is in the log into the database, and of a log with a gap that would be nonsense. */
  close(): void {
    if (this.#db.isOpen && !this.#isLogCut) this.#db.close()
  }
}

const isShorter = (log: { header: string; bytes: number }, before: typeof log) =>
  log.header === before.header && log.bytes < before.bytes
