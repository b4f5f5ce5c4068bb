import { mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../contract/time.ts'
import { openAsServer } from '../../tests/support/set-up-database.ts'
import { newLead } from '../../tests/support/stored-lead.ts'
import { storeClockCheck } from '../database/clock-check.ts'
import { deleteLeads } from './lead-erasure.ts'
import { makeBackup } from './make-backup.ts'
import { restoreSqlite } from './restore-sqlite.ts'
import { rotateBackups } from './rotate-backups.ts'

const NOW = new Date('2026-11-26T02:30:00Z')
const LATER = new Date('2026-11-26T02:40:00Z')

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
  const db = await openAsServer(database())
  await storeClockCheck(db, new Date('2026-01-01'))
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

/** Erases a lead as the staff do. */
async function erase(number: number): Promise<void> {
  const db = await openAsServer(database())
  await deleteLeads(db, 'erase', (lead) => lead('id', '=', newLead(number).id), NOW)
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
    await using server = await openAsServer(database())
    const copy = makeBackup(database(), copies, NOW)
    expect(basename(copy)).toBe('leads-2026-11-26T02-30-00Z-2.db')
    await server.destroy()
  })

  it('expires after 30 days unless it is the newest, or after 90 if it has leads that were lost', async () => {
    await storeLeads(1, 2)
    makeBackup(database(), copies, NOW)
    const old = [
      'leads-2026-01-01T02-30-00Z-1.db',
      'leads-2026-01-02T02-30-00Z-40.db',
      'leads-2026-09-30T02-30-00Z-2.db',
      'leads-2026-09-30T02-30-00Z-40.db',
      'leads-2026-11-01T02-30-00Z-1.db',
    ]
    for (const name of old) writeFileSync(join(copies, name), '')
    expect(rotateBackups(copies, NOW)).toEqual({ removed: old.slice(0, 3), larger: [old[3]] })
    expect(readdirSync(copies)).toHaveLength(3)
  })

  it('of an erased person expires like any other', async () => {
    await storeLeads(1, 2)
    const old = makeBackup(database(), copies, new Date(NOW.getTime() - 31 * DAY))
    await erase(1)
    makeBackup(database(), copies, NOW)
    expect(rotateBackups(copies, NOW)).toEqual({ removed: [basename(old)], larger: [] })
  })
})

describe('a restore', () => {
  it('keeps newer leads with their deliveries, and the work of the staff', async () => {
    await storeLeads(1)
    const copy = makeBackup(database(), copies, NOW)
    await storeLeads(2)
    {
      using db = new DatabaseSync(file)
      db.exec(`update delivery set state = 'delivered' where lead_id = '${newLead(1).id}'`)
      db.exec(`update lead set stage = 'answered' where id = '${newLead(1).id}'`)
    }
    expect(await restoreSqlite(copy, file, NOW)).toEqual({ leads: 2, hasDeleted: false })
    expect(query('select lead_id from delivery order by lead_id')).toEqual([newLead(1).id, newLead(2).id])
    expect(query('select state from delivery order by lead_id')).toEqual(['delivered', 'waiting'])
    expect(query('select stage from lead order by id')).toEqual(['answered', 'new'])
    expect(readdirSync(folder.path)).toContain('leads.db.before-2026-11-26T02-30-00Z')
  })

  it('deletes again what was erased after the backup, and says if that is not certain', async () => {
    await storeLeads(1, 2)
    const copy = makeBackup(database(), copies, NOW)
    await erase(1)
    expect(await restoreSqlite(copy, file, NOW)).toEqual({ leads: 1, hasDeleted: false })
    for (const table of ['lead', 'delivery'])
      expect(query(`select * from ${table}`).join()).not.toContain(newLead(1).id)
    expect(readFileSync(file).includes(newLead(2).fullName)).toBe(true)
    // An earlier version stored no ids.
    query('delete from deleted_lead')
    expect(await restoreSqlite(copy, file, LATER)).toEqual({ leads: 2, hasDeleted: true })
  })

  it('of a backup of an earlier version updates its tables', async () => {
    await storeLeads(1)
    query(`delete from kysely_migration where name like '0002%'`)
    for (const table of ['deleted_lead', 'clock']) query(`drop table ${table}`)
    query('drop index lead_received')
    const copy = makeBackup(database(), copies, NOW)
    await storeLeads(2)
    expect(await restoreSqlite(copy, file, NOW)).toEqual({ leads: 2, hasDeleted: false })
    await storeLeads(3)
    expect(query('select count(*) from lead')).toEqual([3])
  })

  it('goes back from a newer version, and keeps the leads that arrived since', async () => {
    await storeLeads(1)
    const copy = makeBackup(database(), copies, NOW)
    await storeLeads(2)
    query(`insert into kysely_migration values ('0003-next', '')`)
    query('alter table lead add column next text')
    const newer = makeBackup(database(), copies, LATER)
    await expect(storeLeads(3)).rejects.toThrow('is of a newer version, which has the migration 0003-next.')
    await expect(restoreSqlite(newer, file, NOW)).rejects.toThrow(`${newer} is of a newer version`)
    expect(await restoreSqlite(copy, file, NOW)).toEqual({ leads: 2, hasDeleted: false })
    await storeLeads(3)
  })

  it('is refused while a server uses the database', async () => {
    await storeLeads(1)
    const copy = makeBackup(database(), copies, NOW)
    await using server = await openAsServer(database())
    await expect(restoreSqlite(copy, file, NOW)).rejects.toThrow(`A server uses ${file}. Stop the server first.`)
    await server.destroy()
  })

  it('is refused if the present database is damaged, which stays unchanged', async () => {
    await storeLeads(1)
    const copy = makeBackup(database(), copies, NOW)
    writeFileSync(file, 'not a database')
    await expect(restoreSqlite(copy, file, NOW)).rejects.toThrow('Nothing was restored: file is not a database')
    expect(readdirSync(folder.path).filter((name) => name.includes('before'))).toEqual([])
  })

  it('is refused if the file is not a backup', async () => {
    writeFileSync(join(folder.path, 'other.db'), 'not a database')
    await expect(restoreSqlite(join(folder.path, 'other.db'), file)).rejects.toThrow('is not a complete backup')
  })

  it('works where there is no database yet', async () => {
    await storeLeads(1)
    const copy = makeBackup(database(), copies, NOW)
    const elsewhere = join(folder.path, 'fresh.db')
    expect(await restoreSqlite(copy, elsewhere)).toEqual({ leads: 1, hasDeleted: true })
  })
})
