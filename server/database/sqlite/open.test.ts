import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Tables } from '../tables.ts'
import { openDatabase, openDatabaseForReading } from './open.ts'

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
    const db = openDatabase(file)
    expect(existsSync(file)).toBe(true)
    expect(await pragma(db, 'journal_mode')).toBe('wal')
    expect(await pragma(db, 'synchronous')).toBe(2)
    expect(await pragma(db, 'foreign_keys')).toBe(1)
    expect(await pragma(db, 'busy_timeout')).toBe(1000)
    await db.destroy()
  })

  it('cannot be a folder or another kind of file', () => {
    mkdirSync(join(folder, 'leads.db'))
    expect(() => openDatabase(join(folder, 'leads.db'))).toThrow(/^The database .+ cannot be opened: /)
    const text = join(folder, 'leads.txt')
    writeFileSync(text, 'not a database, however long this text may be '.repeat(100))
    expect(() => openDatabase(text)).toThrow('file is not a database')
    expect(() => openDatabaseForReading(text)).toThrow('file is not a database')
  })

  it('is read while it is written, and never made or changed by reading', async () => {
    const file = join(folder, 'leads.db')
    expect(() => openDatabaseForReading(file)).toThrow('There is no database')
    expect(existsSync(file)).toBe(false)

    const writer = openDatabase(file)
    await sql`create table note (text text)`.execute(writer)
    const reader = openDatabaseForReading(file)
    await sql`insert into note values ('new')`.execute(writer)
    expect((await sql`select text from note`.execute(reader)).rows).toEqual([{ text: 'new' }])
    await expect(sql`insert into note values ('x')`.execute(reader)).rejects.toThrow('readonly')
    await reader.destroy()
    await writer.destroy()
  })
})
