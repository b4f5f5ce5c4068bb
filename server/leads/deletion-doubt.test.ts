import type { Kysely } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../contract/time.ts'
import type { Tables } from '../database/tables.ts'
import { openedDatabase } from '../testing/opened-database.ts'
import { DATABASE_KINDS, type TestDatabase } from '../testing/test-databases.ts'
import { deletionDoubt, doubtText, overdueSeconds } from './deletion-doubt.ts'
import { retentionLimit } from './lead-erasure.ts'

const NOW = new Date('2026-11-21T07:00:00.000Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString()

it('the limit is so many days ago', () => {
  expect(retentionLimit(30, NOW)).toBe('2026-10-22T07:00:00.000Z')
})

describe.each(DATABASE_KINDS)('with %s', (kind) => {
  const opened = openedDatabase(kind)
  let database: TestDatabase
  let db: Kysely<Tables>
  beforeAll(() => {
    ;({ database, db } = opened())
  })
  beforeEach(async () => {
    await db.deleteFrom('lead').execute()
    await db.deleteFrom('audit').execute()
  })

  /** Leads of so many days ago, by the right clock. */
  const store = async (...days: number[]) => {
    for (const day of days) {
      const received_at = daysAgo(day)
      const id = received_at
      await database.ask(
        `insert into lead (id, kind, state, locale, received_at, full_name, email, subject, message)
         values ('${id}', 'contact', 'accepted', 'en', '${received_at}', 'Manee', 'manee@example.com', 's', 'm')`,
      )
    }
  }
  /** What is thought of a purge after two years, by a clock that is so many days ahead. */
  const doubt = async (ahead: number) => {
    const now = new Date(NOW.getTime() + ahead * DAY)
    const found = await deletionDoubt(db, retentionLimit(730, now), now)
    return found && doubtText(found)
  }

  it('a lead is past its time for as long as nothing deletes it', async () => {
    expect(await overdueSeconds(db, 730, NOW)).toBe(0)
    await store(729, 1)
    expect(await overdueSeconds(db, 730, NOW)).toBe(0)
    expect(await overdueSeconds(db, null, NOW)).toBe(0)
    expect(await overdueSeconds(db, 727, NOW)).toBe(2 * 24 * 60 * 60)
  })

  it('a lead that nothing shall delete is past its time once the promised one has passed', async () => {
    await store(733)
    expect(await overdueSeconds(db, null, NOW)).toBe(3 * 24 * 60 * 60)
    expect(await overdueSeconds(db, 3650, NOW)).toBe(0)
  })

  it('there is none when no leads, or about an hour’s worth, are due', async () => {
    expect(await doubt(0)).toBeUndefined()
    await store(729, 300, 1)
    expect(await doubt(0)).toBeUndefined()
    await store(731)
    expect(await doubt(0)).toBeUndefined()
  })

  it('there is when the clock is far ahead of the newest lead', async () => {
    await store(10, 1)
    expect(await doubt(725)).toBe(
      'by the clock it is 2028-11-15T07:00:00.000Z, 726 days after the newest lead and the last deletion',
    )
  })

  it('there still is after a lead was stored with the wrong time', async () => {
    await store(10, 1, -800)
    expect(await doubt(800)).toBe('the oldest lead, of 2026-11-11T07:00:00.000Z, is 80 days past its time')
  })

  it('there is none without new leads when a deletion was recent', async () => {
    await store(740)
    expect(await doubt(0)).toMatch(/^by the clock it is .+, 740 days after/)
    const deleted = { id: '1', at: daysAgo(3), action: 'purge', leads: 1, deliveries: 0 } as const
    await db.insertInto('audit').values(deleted).execute()
    expect(await doubt(0)).toBeUndefined()
  })

  it('the last deletion counts, and only where it is later than the newest lead', async () => {
    const deleted = (days: number) =>
      ({ id: String(days), at: daysAgo(days), action: 'purge', leads: 1, deliveries: 0 }) as const
    await store(740)
    await db
      .insertInto('audit')
      .values([deleted(700), deleted(3)])
      .execute()
    expect(await doubt(0)).toBeUndefined()
    await db.deleteFrom('audit').execute()
    await db.insertInto('audit').values(deleted(700)).execute()
    await store(1)
    expect(await doubt(0)).toBeUndefined()
  })

  it('a month is believed, and not a day more', async () => {
    await store(761, 31)
    expect(await doubt(0)).toBeUndefined()
    expect(await doubt(1)).toMatch(/32 days after the newest lead/)
    await store(1)
    expect(await doubt(0)).toBeUndefined()
    expect(await doubt(1)).toMatch(/32 days past its time/)
  })

  it('there is none where the oldest has just not served its time, however long nobody has written', async () => {
    await store(730)
    expect(await doubt(0)).toBeUndefined()
    expect(await doubt(-1)).toBeUndefined()
  })

  it('there is when most leads of a young site would go, and none has gone by age of late', async () => {
    await store(30, 20, 10, 5, 1)
    const found = (days: number) => deletionDoubt(db, retentionLimit(days, NOW), NOW)
    const most = { reason: 'most', leads: 4, of: 5 } as const
    expect(await found(3)).toEqual(most)
    expect(doubtText(most)).toBe('4 of all 5 leads would go at once')
    expect(await found(15)).toBeUndefined()
    await store(0)
    expect(await found(7)).toBeUndefined()
    const deleted = (action: 'erase' | 'purge', days: number) =>
      ({ id: action + days, at: daysAgo(days), action, leads: 1, deliveries: 0 }) as const
    await db
      .insertInto('audit')
      .values([deleted('erase', 1), deleted('purge', 32)])
      .execute()
    expect(await found(3)).toEqual({ ...most, of: 6 })
    await db.insertInto('audit').values(deleted('purge', 30)).execute()
    expect(await found(3)).toBeUndefined()
  })

  it('there is when the number of days lacks a digit', async () => {
    await store(700, 400, 1)
    expect(await deletionDoubt(db, retentionLimit(73, NOW), NOW)).toEqual({
      reason: 'overdue',
      received: daysAgo(700),
      days: 627,
    })
  })
})
