import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type CompiledQuery, Kysely } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations/index.ts'
import { nodeSqliteDialect } from '../database/sqlite/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { deliveryBacklog } from './backlog.ts'
import { deliveryQueue } from './queue.ts'
import { unreportedSeconds } from './spam-digest.ts'

let sqlite: DatabaseSync
let db: Kysely<Tables>
const asked: CompiledQuery[] = []
beforeEach(async () => {
  sqlite = new DatabaseSync(':memory:')
  db = new Kysely<Tables>({ dialect: nodeSqliteDialect(sqlite), log: ({ query }) => void asked.push(query) })
  await migrate(db, migrations)
  asked.length = 0
})
afterEach(() => db.destroy())

/** How SQLite goes about what was asked of it. */
const plans = () =>
  asked.map(({ sql, parameters }) =>
    sqlite
      .prepare(`explain query plan ${sql}`)
      .all(...(parameters as SQLInputValue[]))
      .map(({ detail }) => detail)
      .join(),
  )

it('counts what waits without looking at any of it: it may be hundreds of thousands, and is asked every second', async () => {
  await deliveryBacklog(db, ['webhook'], new Date())
  expect(plans()).toHaveLength(2)
  for (const plan of plans()) expect(plan).toContain('USING COVERING INDEX delivery_')
})

it('knows since when something was held back without looking at any lead', async () => {
  await unreportedSeconds(db, new Date())
  expect(plans()).toContainEqual(expect.stringContaining('USING COVERING INDEX lead_suspected'))
})

it('knows what is due next from what is due by now, or from the first that will be', async () => {
  await deliveryQueue(db).nextDue('webhook', new Date())
  expect(plans().sort()).toEqual([
    'SEARCH delivery USING INDEX delivery_waiting (channel=? AND next_attempt_at<?)',
    'SEARCH delivery USING INDEX delivery_waiting (channel=?)',
  ])
})
