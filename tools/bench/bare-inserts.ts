import { randomBytes, randomUUID, randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../../server/database/open.ts'
import type { Measured } from './load.ts'
import { SECONDS } from './say.ts'

/** The baseline for leads: the rows of a signup inserted bare into the same tables, in the same folder, with the same settings. */
export async function bareInserts(folder: string) {
  const file = join(folder, 'bare.db')
  const db = await openDatabase({ kind: 'sqlite', file }, () => undefined)
  await db.destroy()
  const bare = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  // As in server/database/sqlite.ts.
  bare.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  const lead = bare.prepare(
    `insert into lead (id, kind, state, locale, received_at, full_name, email, email_key, company_name, phone_number,
       service_interest, terms_version, terms_accepted_at)
     values (?, 'signup', 'accepted', 'en', ?, 'Somchai Jaidee', ?, ?, 'Siam Solar', '02 123 4567', 'basic', '2023-05-01', ?)`,
  )
  const claim = bare.prepare(
    `insert into idempotency (scope, key, fingerprint, lead_id, created_at) values ('signup', ?, ?, ?, ?)`,
  )
  const delivery = bare.prepare(
    `insert into delivery (lead_id, channel, recipient, state, attempts, next_attempt_at, created_at)
     values (?, ?, ?, 'waiting', 0, ?, ?)`,
  )
  let made = 0

  /** Keys are as long as those of the server, and as scattered. */
  const insert = (channels: readonly string[]) => {
    const moment = new Date().toISOString()
    const id = randomUUIDv7()
    made += 1
    claim.run(randomUUID(), randomBytes(32).toString('hex'), id, moment)
    lead.run(id, moment, `somchai.${made}@example.com`, randomBytes(32).toString('hex'), moment)
    for (const channel of channels) delivery.run(id, channel, randomUUID(), moment, moment)
  }
  return {
    /**
     * @param together how many signups share a commit
     * @param channels those that are set up: a signup stores a delivery for each besides its lead and its claim
     */
    async measure(together: number, channels: readonly string[] = []): Promise<Measured> {
      const start = performance.now()
      const latencies: number[] = []
      let began = start
      while (began < start + SECONDS * 1000) {
        bare.exec('begin immediate')
        for (let signup = 0; signup < together; signup += 1) insert(channels)
        bare.exec('commit')
        const ended = performance.now()
        latencies.push(ended - began)
        began = ended
      }
      const count = latencies.length * together
      return { count, perSecond: count / ((began - start) / 1000), latencies }
    },
    [Symbol.dispose]: () => bare.close(),
  }
}
