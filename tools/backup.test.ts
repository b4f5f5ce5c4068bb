import { mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../server/database/open.ts'
import { newLead } from '../tests/support/stored-lead.ts'
import { backUp, restoreSqlite, rotate } from './backup.ts'

const NOW = new Date('2026-11-26T02:30:00Z')

let folder: ReturnType<typeof mkdtempDisposableSync>
let file: string
let copies: string
beforeEach(() => {
  folder = mkdtempDisposableSync(join(tmpdir(), 'krajai-backup-'))
  file = join(folder.path, 'leads.db')
  copies = join(folder.path, 'copies')
})
afterEach(() => folder.remove())

const database = () => ({ kind: 'sqlite', file }) as const

/** Stores leads as the server does, each with a waiting delivery. */
async function storeLeads(...numbers: number[]): Promise<void> {
  const db = await openDatabase(database(), () => undefined)
  for (const number of numbers) {
    const lead = newLead(number)
    await db
      .insertInto('lead')
      .values({ ...lead, emailKey: lead.email })
      .execute()
    const waiting = {
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: NOW.toISOString(),
      createdAt: NOW.toISOString(),
    } as const
    await db
      .insertInto('delivery')
      .values({ ...waiting, leadId: lead.id, channel: 'webhook', recipient: '' })
      .execute()
  }
  await db.destroy()
}

function query(sql: string): unknown[] {
  using db = new DatabaseSync(file)
  return db
    .prepare(sql)
    .all()
    .map((row) => Object.values(row)[0])
}

describe('a backup', () => {
  it('is made while the server runs; its name has the time and the number of leads', async () => {
    await storeLeads(1, 2)
    await using server = await openDatabase(database(), () => undefined)
    const copy = backUp(database(), copies, NOW)
    expect(basename(copy)).toBe('leads-2026-11-26T02-30-00Z-2.db')
    await server.destroy()
  })

  it('expires after 30 days unless it is the newest or has more leads than the newest', async () => {
    await storeLeads(1, 2)
    backUp(database(), copies, NOW)
    const old = [
      'leads-2026-01-01T02-30-00Z-1.db',
      'leads-2026-01-02T02-30-00Z-40.db',
      'leads-2026-11-01T02-30-00Z-1.db',
    ]
    for (const name of old) writeFileSync(join(copies, name), '')
    expect(rotate(copies, NOW)).toEqual([old[0]])
    expect(readdirSync(copies)).toHaveLength(3)
  })
})

describe('a restore', () => {
  it('keeps newer leads with their deliveries, and the work of the staff', async () => {
    await storeLeads(1)
    const copy = backUp(database(), copies, NOW)
    await storeLeads(2)
    {
      using db = new DatabaseSync(file)
      db.exec(`update delivery set state = 'delivered' where lead_id = '${newLead(1).id}'`)
      db.exec(`update lead set stage = 'answered' where id = '${newLead(1).id}'`)
    }
    expect(restoreSqlite(copy, file, NOW)).toBe(2)
    expect(query('select lead_id from delivery order by lead_id')).toEqual([newLead(1).id, newLead(2).id])
    expect(query('select state from delivery order by lead_id')).toEqual(['delivered', 'waiting'])
    expect(query('select stage from lead order by id')).toEqual(['answered', 'new'])
    expect(readdirSync(folder.path)).toContain('leads.db.before-2026-11-26T02-30-00Z')
  })

  it('is refused while a server uses the database', async () => {
    await storeLeads(1)
    const copy = backUp(database(), copies, NOW)
    await using server = await openDatabase(database(), () => undefined)
    expect(() => restoreSqlite(copy, file, NOW)).toThrow(`A server uses ${file}. Stop the server first.`)
    await server.destroy()
  })

  it('is refused if the present database is damaged, which stays unchanged', async () => {
    await storeLeads(1)
    const copy = backUp(database(), copies, NOW)
    writeFileSync(file, 'not a database')
    expect(() => restoreSqlite(copy, file, NOW)).toThrow('Nothing was restored: file is not a database')
    expect(readdirSync(folder.path).filter((name) => name.includes('before'))).toEqual([])
  })

  it('is refused if the file is not a backup', () => {
    writeFileSync(join(folder.path, 'other.db'), 'not a database')
    expect(() => restoreSqlite(join(folder.path, 'other.db'), file)).toThrow('is not a complete backup')
  })

  it('works where there is no database yet', async () => {
    await storeLeads(1)
    const copy = backUp(database(), copies, NOW)
    const elsewhere = join(folder.path, 'fresh.db')
    expect(restoreSqlite(copy, elsewhere)).toBe(1)
  })
})
