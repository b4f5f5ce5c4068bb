import { type Kysely, sql } from 'kysely'

/** A lead has a column for each field, so that the database itself can refuse half a lead. No address of the sender is kept. */
const createLead = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('lead')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text')
    .addColumn('phone_number', 'text')
    .addColumn('service_interest', 'text')
    .addColumn('terms_version', 'text')
    .addColumn('terms_accepted_at', 'text')
    .addColumn('subject', 'text')
    .addColumn('message', 'text')
    .addColumn('stage', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('handled_by', 'text')
    .addCheckConstraint('lead_state_known', sql`state in ('accepted', 'suspected_spam')`)
    .addCheckConstraint('lead_locale_known', sql`locale in ('en', 'th')`)
    .addCheckConstraint('lead_stage_known', sql`stage in ('new', 'taken', 'answered', 'closed')`)
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
  await db.schema.createIndex('lead_email_key').on('lead').column('email_key').execute()
  await db.schema
    .createIndex('lead_open')
    .on('lead')
    .column('id')
    .where(sql<boolean>`stage in ('new', 'taken')`)
    .execute()
}

const createFollowUp = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('follow_up')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addCheckConstraint('follow_up_step_known', sql`step in ('taken', 'answered', 'closed', 'noted')`)
    .addCheckConstraint('follow_up_noted', sql`step <> 'noted' or note is not null`)
    .execute()
  await db.schema.createIndex('follow_up_lead').on('follow_up').columns(['lead_id', 'at']).execute()
}

/** The outbox is written in the lead's own transaction: a stored lead cannot be forgotten, and an erased one takes its rows along. */
const createDelivery = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('delivery')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('locked_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .addCheckConstraint('delivery_channel_known', sql`channel in ('team_mail', 'sender_mail', 'webhook')`)
    .addCheckConstraint('delivery_state_known', sql`state in ('waiting', 'delivered', 'rejected')`)
    .addPrimaryKeyConstraint('delivery_once', ['lead_id', 'channel', 'recipient'])
    .execute()
  // Most rows are delivered and never looked at again.
  await db.schema
    .createIndex('delivery_waiting')
    .on('delivery')
    .columns(['channel', 'next_attempt_at'])
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute()
  // For the counts of `/readyz` and the metrics.
  await db.schema
    .createIndex('delivery_undelivered')
    .on('delivery')
    .columns(['channel', 'state', 'created_at'])
    .where(sql<boolean>`state in ('waiting', 'rejected')`)
    .execute()
  await db.schema
    .createIndex('delivery_one_acknowledgement')
    .on('delivery')
    .column('recipient')
    .unique()
    .where(sql.ref('channel'), '=', sql.lit('sender_mail'))
    .execute()
}

const createIdempotency = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('idempotency')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    // Decides between two requests that arrive at the same time, also at two servers.
    .addPrimaryKeyConstraint('idempotency_once', ['scope', 'key'])
    // Checked at the commit, because the key is inserted before the lead.
    .addForeignKeyConstraint('idempotency_lead', ['lead_id'], 'lead', ['id'], (constraint) =>
      constraint.onDelete('cascade').deferrable().initiallyDeferred(),
    )
    .execute()
  await db.schema.createIndex('idempotency_lead_id').on('idempotency').column('lead_id').execute()
  await db.schema.createIndex('idempotency_created').on('idempotency').column('created_at').execute()
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createLead(db)
  await createFollowUp(db)
  await createDelivery(db)
  await createIdempotency(db)
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('leads', 'integer', (column) => column.notNull())
    .addColumn('deliveries', 'integer', (column) => column.notNull())
    .addCheckConstraint('audit_action_known', sql`action in ('erase', 'purge')`)
    .execute()
  await db.schema
    .createTable('write_probe')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute()
}
