import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // An id tells nothing about a person. A restored backup must not bring back a deleted lead.
  'create table deleted_lead (id text primary key not null, audit_id text not null)',
  'create table clock (id integer primary key not null, believed_at text not null)',
  'create index deleted_lead_audit on deleted_lead (audit_id)',
  'create index lead_received on lead (received_at, id)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  // The probe was written when the server last ran. A new database has none.
  const lastRun = sql`coalesce((select written_at from write_probe), ${new Date().toISOString()})`
  await sql`insert into clock (id, believed_at) values (1, ${lastRun})`.execute(db)
}
