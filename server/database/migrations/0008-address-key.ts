import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../is-postgres.ts'

/** What a person wrote about themselves, and what was made of it. */
const PERSONAL = {
  lead: ['full_name', 'email', 'email_key', 'company_name', 'phone_number', 'subject', 'message'],
  submission: ['key', 'fingerprint'],
}

export const oldestServer = 'any'

/**
 * By what an address is found, however it is written. It may be missing: it is filled in after this, so that nobody has to wait
 * for it, and on a database that several servers share, those that have not been restarted yet still store leads without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('email_key', 'text').execute()
  await db.schema.dropIndex('lead_email').execute()
  await db.schema.createIndex('lead_email_key').on('lead').column('email_key').execute()
  // How long the oldest has waited is asked every second, and must not mean to read all that wait.
  await db.schema
    .createIndex('delivery_waiting_since')
    .on('delivery')
    .column('created_at')
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute()
  if (!isPostgres(db)) return
  // Its planner keeps samples of what is in a column, names and addresses, beyond the life of the lead. They are of no use: whatever
  // is searched for here is searched for by an index that finds one or few. To set the type forgets the samples there are.
  for (const [table, columns] of Object.entries(PERSONAL)) {
    for (const column of columns.map((name) => sql.ref(name))) {
      await sql`alter table ${sql.table(table)} alter ${column} type text, alter ${column} set statistics 0`.execute(db)
    }
  }
}
