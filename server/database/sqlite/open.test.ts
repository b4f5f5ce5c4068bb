import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Tables } from '../tables.ts'
import type { Opening } from './fixture-opener.ts'
import { openExistingSqlite, openSqlite } from './open.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'krajai-open-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const pragma = async (db: Kysely<Tables>, name: string) => {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)
  return Object.values(rows[0] ?? {})[0]
}

describe('the database', () => {
  it('is made with its folder, and is durable', async () => {
    const file = join(folder, 'new/data/leads.db')
    const db = openSqlite(file)
    expect(existsSync(file)).toBe(true)
    expect(await pragma(db, 'journal_mode')).toBe('wal')
    expect(await pragma(db, 'synchronous')).toBe(2)
    expect(await pragma(db, 'foreign_keys')).toBe(1)
    expect(await pragma(db, 'busy_timeout')).toBe(0)
    expect(await pragma(db, 'secure_delete')).toBe(1)
    await db.destroy()
  })

  it('cannot be a folder or another kind of file', () => {
    mkdirSync(join(folder, 'leads.db'))
    expect(() => openSqlite(join(folder, 'leads.db'))).toThrow(/^The database .+ cannot be opened: /)
    const text = join(folder, 'leads.txt')
    writeFileSync(text, 'not a database, however long this text may be '.repeat(100))
    expect(() => openSqlite(text)).toThrow('file is not a database')
    expect(() => openExistingSqlite(text, { readOnly: true })).toThrow('file is not a database')
  })

  it('can be read while it is written, and reading neither creates nor changes it', async () => {
    const file = join(folder, 'leads.db')
    expect(() => openExistingSqlite(file, { readOnly: true })).toThrow('There is no database')
    expect(existsSync(file)).toBe(false)

    const writer = openSqlite(file)
    await sql`create table note (text text)`.execute(writer)
    const reader = openExistingSqlite(file, { readOnly: true })
    await sql`insert into note values ('new')`.execute(writer)
    expect((await sql`select text from note`.execute(reader)).rows).toEqual([{ text: 'new' }])
    await expect(sql`insert into note values ('x')`.execute(reader)).rejects.toThrow('readonly')
    await reader.destroy()
    const staff = openExistingSqlite(file, { readOnly: false })
    await sql`insert into note values ('by staff')`.execute(staff)
    expect((await sql`select text from note`.execute(writer)).rows).toHaveLength(2)
    expect(await pragma(staff, 'synchronous')).toBe(2)
    await staff.destroy()
    await writer.destroy()
  })

  it.each(['a transaction', 'a statement'])(
    'tries %s again while another process has the write lock, without blocking this one',
    async (what) => {
      const file = join(folder, 'leads.db')
      const db = openSqlite(file)
      await sql`create table note (text text)`.execute(db)
      const other = new DatabaseSync(file)
      other.exec('begin immediate')
      const note = sql`insert into note values ('new')`
      let ended = false
      const written = (
        what === 'a statement' ? note.execute(db) : db.transaction().execute((trx) => note.execute(trx))
      ).finally(() => {
        ended = true
      })
      // Turns of the loop pass between the tries: nothing holds it.
      for (let turns = 0; turns < 5; turns += 1) await new Promise((turn) => setImmediate(turn))
      expect(ended).toBe(false)
      other.exec('commit')
      other.close()
      await written
      await db.destroy()
    },
  )

  it('opens a new file for all who come at the same moment', async () => {
    const openers = Array.from({ length: 2 }, () => new Worker(new URL('./fixture-opener.ts', import.meta.url)))
    try {
      // One time in twenty SQLite refuses one of them.
      for (let round = 0; round < 100; round += 1) {
        const arrived = new Int32Array(new SharedArrayBuffer(4))
        const opening: Opening = { file: join(folder, `${round}.db`), arrived, openers: openers.length }
        const answers = openers.map(async (opener) => (await once(opener, 'message'))[0])
        for (const opener of openers) opener.postMessage(opening)
        expect(await Promise.all(answers)).toEqual(['opened', 'opened'])
      }
    } finally {
      await Promise.all(openers.map((opener) => opener.terminate()))
    }
  })

  it('fails when another process keeps the write lock', async () => {
    const file = join(folder, 'leads.db')
    const db = openSqlite(file)
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    await expect(sql`create table note (text text)`.execute(db)).rejects.toMatchObject({ errcode: 5 })
    other.close()
    await db.destroy()
  })

  it('waits once for whoever keeps it, not once for each statement, and for the next one anew', async () => {
    const file = join(folder, 'leads.db')
    const db = openSqlite(file)
    await sql`create table note (text text)`.execute(db)
    const note = () => sql`insert into note values ('new')`.execute(db)
    const turn = () => new Promise((resolve) => setImmediate(resolve))
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    await expect(note()).rejects.toMatchObject({ errcode: 5 })
    const second = note()
    second.catch(() => undefined)
    await turn()
    other.exec('commit')
    // It was tried once, in vain. With a patience of its own it would be tried again now, and written.
    await expect(second).rejects.toMatchObject({ errcode: 5 })
    await note()
    other.exec('begin immediate')
    const third = note()
    await turn()
    other.exec('commit')
    await third
    other.close()
    await db.destroy()
  })
})
