import { type Kysely, sql } from 'kysely'

/** The same SQL for SQLite and PostgreSQL. `tables.ts` explains the columns. */
const STATEMENTS = [
  // One column for each field, so that the database refuses an incomplete lead. No IP address is stored.
  `create table lead (
    id text primary key not null,
    kind text not null,
    state text not null check (state in ('accepted', 'suspected_spam')),
    locale text not null check (locale in ('en', 'th')),
    received_at text not null,
    full_name text not null,
    email text not null,
    email_key text not null,
    company_name text,
    phone_number text,
    service_interest text,
    terms_version text,
    terms_accepted_at text,
    subject text,
    message text,
    stage text not null default 'new' check (stage in ('new', 'taken', 'answered', 'closed')),
    handled_by text,
    constraint lead_complete check (
      (kind = 'signup' and company_name is not null and phone_number is not null and service_interest is not null
        and terms_version is not null and terms_accepted_at is not null and subject is null and message is null)
      or
      (kind = 'contact' and subject is not null and message is not null and company_name is null
        and phone_number is null and service_interest is null and terms_version is null and terms_accepted_at is null)
    )
  )`,
  'create index lead_email_key on lead (email_key)',
  `create index lead_open on lead (id) where stage in ('new', 'taken')`,

  `create table follow_up (
    id text primary key not null,
    lead_id text not null references lead (id) on delete cascade,
    at text not null,
    who text not null,
    step text not null check (step in ('taken', 'answered', 'closed', 'noted')),
    note text,
    constraint follow_up_noted check (step <> 'noted' or note is not null)
  )`,
  'create index follow_up_lead on follow_up (lead_id, at)',

  // Rows are written in the transaction of their lead, so that no lead lacks its deliveries.
  `create table delivery (
    lead_id text not null references lead (id) on delete cascade,
    channel text not null check (channel in ('team_mail', 'sender_mail', 'webhook')),
    recipient text not null,
    state text not null check (state in ('waiting', 'delivered', 'rejected')),
    attempts integer not null,
    next_attempt_at text not null,
    last_error text,
    locked_until text,
    created_at text not null,
    delivered_at text,
    primary key (lead_id, channel, recipient)
  )`,
  // Partial indexes, because most rows are delivered and not read again.
  `create index delivery_waiting on delivery (channel, next_attempt_at) where state = 'waiting'`,
  `create index delivery_undelivered on delivery (channel, state, created_at) where state in ('waiting', 'rejected')`,
  `create unique index delivery_one_acknowledgement on delivery (recipient) where channel = 'sender_mail'`,

  // The primary key makes two requests with the same key one lead, also on two servers. The foreign key is checked at the commit, because
  // the key is inserted before its lead.
  `create table idempotency (
    scope text not null,
    key text not null,
    fingerprint text not null,
    lead_id text not null references lead (id) on delete cascade deferrable initially deferred,
    created_at text not null,
    primary key (scope, key)
  )`,
  'create index idempotency_lead_id on idempotency (lead_id)',
  'create index idempotency_created on idempotency (created_at)',

  `create table audit (
    id text primary key not null,
    at text not null,
    action text not null check (action in ('erase', 'purge')),
    leads integer not null,
    deliveries integer not null
  )`,
  'create table write_probe (id integer primary key not null, written_at text not null)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
