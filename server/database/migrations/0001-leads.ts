import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const oldestServer = 'any'

/**
 * One table with a column for each field rather than a JSON payload: the fields are fixed by the contract, staff
 * search and erase by e-mail and company, the database itself can refuse half a lead, and the queries are
 * the same in SQLite and PostgreSQL, whose JSON functions are not. No address of the sender is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text')
    .addColumn('phone_number', 'text')
    .addColumn('service_interest', 'text')
    .addColumn('terms_version', 'text')
    .addColumn('terms_accepted_at', 'text')
    .addColumn('subject', 'text')
    .addColumn('message', 'text')
    .addCheckConstraint('lead_state_known', sql`state in ('accepted', 'suspected_spam')`)
    .addCheckConstraint('lead_locale_known', sql`locale in ('en', 'th')`)
    .addCheckConstraint(
      'lead_complete',
      sql`(kind = 'signup' and company_name is not null and phone_number is not null and service_interest is not null
             and terms_version is not null and terms_accepted_at is not null and subject is null and message is null)
          or
          (kind = 'contact' and subject is not null and message is not null and company_name is null
             and phone_number is null and service_interest is null and terms_version is null
             and terms_accepted_at is null)`,
    )
    .execute()
  // Someone who asks what is held about them, or to be forgotten, is looked up by e-mail.
  await db.schema.createIndex('lead_email').on('lead').column('email').execute()
}
