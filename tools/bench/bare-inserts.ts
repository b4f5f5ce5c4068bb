import { randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../../server/database/migrate.ts'
import { migrations } from '../../server/database/migrations/index.ts'
import { openSqlite } from '../../server/database/sqlite/open.ts'
import type { Measured } from './load.ts'

/** The baseline for leads: bare inserts into the same table, in the same folder, with the same settings. */
export async function bareInserts(folder: string) {
  const file = join(folder, 'bare.db')
  const db = openSqlite(file)
  await migrate(db, migrations)
  await db.destroy()
  const bare = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  // As in server/database/sqlite/open.ts.
  bare.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  const insert = bare.prepare(
    `insert into lead (id, kind, state, locale, received_at, full_name, email, company_name, phone_number,
       service_interest, terms_version, terms_accepted_at)
     values (?, 'signup', 'accepted', 'en', ?, 'Somchai Jaidee', ?, 'Siam Solar', '02 123 4567', 'basic', '2023-05-01', ?)`,
  )
  let made = 0
  return {
    /**
     * Inserts for so many seconds.
     *
     * @param together how many share a commit
     */
    async measure(seconds: number, together: number): Promise<Measured> {
      const start = performance.now()
      const latencies: number[] = []
      let began = start
      while (began < start + seconds * 1000) {
        bare.exec('begin immediate')
        for (let row = 0; row < together; row += 1) {
          const moment = new Date().toISOString()
          made += 1
          insert.run(randomUUIDv7(), moment, `somchai.${made}@example.com`, moment)
        }
        bare.exec('commit')
        const ended = performance.now()
        latencies.push(ended - began)
        began = ended
      }
      const count = latencies.length * together
      return { count, perSecond: count / ((began - start) / 1000), latencies }
    },
    close: () => bare.close(),
  }
}
