import { randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../../server/database/migrate.ts'
import { migrations } from '../../server/database/migrations/index.ts'
import { openSqlite } from '../../server/database/sqlite/open.ts'

/** What the server is compared with: the same table in the same folder, each row committed to disk, and nothing else. */
export async function bareInserts(folder: string) {
  const file = join(folder, 'bare.db')
  const db = openSqlite(file)
  await migrate(db, migrations)
  await db.destroy()
  const bare = new DatabaseSync(file)
  bare.exec('pragma journal_mode = wal; pragma synchronous = full')
  const insert = bare.prepare(
    `insert into lead (id, kind, state, locale, received_at, full_name, email, company_name, phone_number,
       service_interest, terms_version, terms_accepted_at)
     values (?, 'signup', 'accepted', 'en', ?, 'Somchai Jaidee', 'somchai@example.com', 'Siam Solar', '02 123 4567',
       'basic', '2023-05-01', ?)`,
  )
  return {
    /** Inserts for so many seconds; returns how many a second. */
    async perSecond(seconds: number): Promise<number> {
      const start = performance.now()
      const end = start + seconds * 1000
      let count = 0
      for (; performance.now() < end; count += 1) {
        const moment = new Date().toISOString()
        insert.run(randomUUIDv7(), moment, moment)
      }
      return count / ((performance.now() - start) / 1000)
    },
    close: () => bare.close(),
  }
}
