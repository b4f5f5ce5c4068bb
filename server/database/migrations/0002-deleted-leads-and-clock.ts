import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // An id tells nothing about a person. A restored backup must not bring back a deleted lead.
  'create table deleted_lead (id text primary key not null, audit_id text not null)',
  'create table clock (id integer primary key not null, believed_at text not null)',
  'create index deleted_lead_audit on deleted_lead (audit_id)',
  'create index lead_received on lead (received_at, id)',
]

/** The newest of them is the last time that the database was used. A new database has none. */
const KNOWN_TIMES = `select written_at as at from write_probe union all select received_at from lead
  union all select at from follow_up union all select at from audit`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  const now = new Date().toISOString()
  await sql`insert into clock (id, believed_at)
    select 1, coalesce(max(at), ${now}) from (${sql.raw(KNOWN_TIMES)}) as known where at <= ${now}`.execute(db)
}
