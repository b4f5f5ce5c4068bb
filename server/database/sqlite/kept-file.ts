import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/** The open file is no longer the one at its path: a lead stored in it would not be found after a restart. */
export class FileChanged extends Error {
  override name = 'FileChanged' as const
  readonly code = 'DATABASE_FILE_CHANGED'
}

/** SQLite's files: the database, its log, and the shared memory with the index of the log. */
const PARTS = ['', '-wal', '-shm']

/** What a restart would find: which files, and how long the database is. */
function found(path: string) {
  const files = PARTS.map((part) => statSync(path + part, { throwIfNoEntry: false }))
  return { files: files.map((file) => file && `${file.dev} ${file.ino}`).join(), bytes: files[0]?.size }
}

/** The log's length and its header, which changes each time the log is restarted (https://www.sqlite.org/fileformat2.html#walformat). */
function logOf(path: string) {
  const log = openSync(`${path}-wal`, 'r')
  try {
    const header = Buffer.alloc(32)
    readSync(log, header, 0, header.length, 0)
    return { header: header.toString('latin1'), bytes: fstatSync(log).size }
  } finally {
    // Never open and close the database file itself like this: closing it would release SQLite's locks on it.
    closeSync(log)
  }
}

const NO_HEADER = '\0'.repeat(32)

/**
 * The open database of a path, whose file someone may delete, replace or truncate meanwhile. SQLite would go on writing to the file
 * it once opened; a stored lead has to be in the file at the path.
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

  /** Whether the files at the path are those that are open. A database file shrinks only when somebody vacuums it. */
  #isKept(): boolean {
    const { files, bytes = 0 } = found(this.#path)
    if (!this.#db.isOpen || files !== this.#files || bytes < this.#bytes) return false
    this.#bytes = bytes
    return true
  }

  /** A log shrinks only when it is restarted, with a new header. After a truncation SQLite would never read what follows the gap. */
  #checkLog() {
    const log = logOf(this.#path)
    this.#isLogCut ||= log.header === NO_HEADER ? log.bytes > 0 : isShorter(log, this.#log)
    if (this.#isLogCut) throw new FileChanged(`the log of ${this.#path} was cut short: restart, or restore a backup`)
    this.#log = log
  }

  /** @throws FileChanged when what was just written would not be found after a restart */
  check(): void {
    if (!this.#isKept()) throw new FileChanged(`${this.#path} is no longer the file that is open`)
    this.#checkLog()
  }

  /**
   * Called before writing: when another file is at the path now, opens that one. When no file is there, the old one stays open,
   * because closing it would lose everything in it.
   *
   * @throws FileChanged when no file is there, or the log was truncated
   */
  renew(): void {
    if (this.#isKept()) {
      this.#checkLog()
      return
    }
    if (found(this.#path).bytes === undefined) throw new FileChanged(`${this.#path} is gone: put it back, or restart`)
    // Write the log into its own database first, wherever that file is now; the new file must not take it for its log.
    if (this.#db.isOpen && !this.#isLogCut) this.#db.exec('pragma wal_checkpoint(truncate)')
    this.close()
    this.#db = this.#open()
    this.#files = found(this.#path).files
    this.#bytes = 0
    this.#log = { header: NO_HEADER, bytes: 0 }
    this.#isLogCut = false
  }

  /** Closing writes the log into the database; a log with a gap would damage it, so that one is left open. */
  close(): void {
    if (this.#db.isOpen && !this.#isLogCut) this.#db.close()
  }
}

const isShorter = (log: { header: string; bytes: number }, before: typeof log) =>
  log.header === before.header && log.bytes < before.bytes
