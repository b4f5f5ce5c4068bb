import { DatabaseSync } from 'node:sqlite'
import { type Generated, Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nodeSqliteDialect } from './dialect.ts'

interface Tables {
  note: { id: Generated<number>; text: string | null }
}

let db: Kysely<Tables>
beforeEach(async () => {
  db = new Kysely<Tables>({ dialect: nodeSqliteDialect(new DatabaseSync(':memory:')) })
  await sql`create table note (id integer primary key, text text)`.execute(db)
})
afterEach(() => db.destroy())

const add = (text: unknown) =>
  db
    .insertInto('note')
    .values({ text: text as string })
    .returning('id')
    .executeTakeFirstOrThrow()

const texts = async () => (await db.selectFrom('note').select('text').orderBy('id').execute()).map(({ text }) => text)

describe('Kysely over node:sqlite', () => {
  it('inserts, returns, updates and selects', async () => {
    expect(await add('one')).toEqual({ id: 1 })
    const { numUpdatedRows } = await db.updateTable('note').set({ text: 'two' }).executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBe(1n)
    expect(await texts()).toEqual(['two'])
  })

  it.each([new Date(0), true, { text: 'x' }, ['x']])('refuses %o, which it could not store', async (value) => {
    await expect(add(value)).rejects.toThrow(TypeError)
    expect(await texts()).toEqual([])
  })

  it('rolls back a transaction that fails and lets the others through', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('note').values({ text: 'lost' }).execute()
      throw new Error('changed my mind')
    })
    await Promise.all([expect(failing).rejects.toThrow('changed my mind'), add('kept')])
    expect(await texts()).toEqual(['kept'])
  })

  it('streams', async () => {
    await add('one')
    await add('two')
    const streamed: unknown[] = []
    for await (const { text } of db.selectFrom('note').select('text').stream()) streamed.push(text)
    expect(streamed).toEqual(['one', 'two'])
  })
})
