import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqliteDatabase } from '../../testing/test-databases.ts'
import type { Tables } from '../tables.ts'
import { groupCommit } from './group-commit.ts'
import { openSqlite } from './open.ts'

let database: ReturnType<typeof sqliteDatabase>
let db: Kysely<Tables>
let transact: ReturnType<typeof groupCommit<Tables>>
beforeEach(async () => {
  database = sqliteDatabase()
  db = openSqlite(database.file)
  await sql`create table note (text text not null unique)`.execute(db)
  transact = groupCommit(db)
})
afterEach(async () => {
  await db.destroy()
  await database.remove()
})

const add = (text: string | null) =>
  transact(async (trx) => {
    await sql`insert into note values (${text})`.execute(trx)
    return text
  })
const texts = async () => (await database.ask('select text from note order by rowid')).map(({ text }) => text)

describe('work that arrives together', () => {
  it('is all done, each with its own result, and is durable by then', async () => {
    const names = Array.from({ length: 250 }, (_, index) => `n${index}`)
    expect(await Promise.all(names.map(add))).toEqual(names)
    expect(await texts()).toEqual(names)
  })

  it('is undone alone when it fails', async () => {
    const results = await Promise.allSettled([
      add('one'),
      transact(async (trx) => {
        await sql`insert into note values ('half')`.execute(trx)
        await sql`insert into note values ('one')`.execute(trx)
      }),
      add(null),
      add('two'),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(await texts()).toEqual(['one', 'two'])
  })

  it('fails together when the commit fails, and the next commit works', async () => {
    await sql`create table owner (id integer primary key)`.execute(db)
    await sql`create table owned (id integer references owner (id) deferrable initially deferred)`.execute(db)
    const orphan = transact((trx) => sql`insert into owned values (1)`.execute(trx))
    const results = await Promise.allSettled([add('one'), orphan])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await texts()).toEqual([])
    expect(await add('two')).toBe('two')
  })

  it('that comes while a commit is being made waits for the next', async () => {
    const first = add('one')
    const second = first.then(() => add('two'))
    expect(await Promise.all([first, second])).toEqual(['one', 'two'])
  })
})
