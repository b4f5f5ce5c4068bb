import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../is-postgres.ts'

/** How each database reckons with moments that are kept as text. */
interface Reckoning {
  /** A moment as the clock in Bangkok shows it. */
  bangkok(moment: RawBuilder<unknown>): RawBuilder<unknown>
  /** Whole minutes from one moment to a later one. */
  minutes(from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<unknown>
}

const SQLITE: Reckoning = {
  bangkok: (moment) => sql`datetime(${moment}, '+7 hours')`,
  minutes: (from, to) => sql`cast(round((julianday(${to}) - julianday(${from})) * 1440) as integer)`,
}

const POSTGRES: Reckoning = {
  bangkok: (moment) => sql`(${moment}::timestamptz at time zone 'Asia/Bangkok')::timestamp(0)`,
  minutes: (from, to) => sql`round(extract(epoch from ${to}::timestamptz - ${from}::timestamptz) / 60)::integer`,
}

export const oldestServer = 'any'

/**
 * What other programs may read, described in docs/leads.md; they may rely on the names. `lead_list` is the leads as a table,
 * `lead_figures` says nothing about anybody. Neither can be written to: both join what was done about a lead.
 *
 * A later migration that changes a column they show has to drop them first and make them anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { bangkok, minutes } = isPostgres(db) ? POSTGRES : SQLITE
  const steps = sql`(select lead_id,
      min(case when step = 'answered' then at end) as answered_at,
      max(case when step = 'closed' then at end) as closed_at
    from follow_up group by lead_id) as steps on steps.lead_id = lead.id`
  const received = sql.ref('lead.received_at')
  const answered = sql.ref('steps.answered_at')
  const closed = sql`case when lead.stage = 'closed' then ${bangkok(sql.ref('steps.closed_at'))} end`
  const delivery = sql`case
      when exists (select 1 from delivery where lead_id = lead.id and delivery.state = 'dead') then 'dead'
      when exists (select 1 from delivery where lead_id = lead.id and delivery.state = 'waiting') then 'waiting'
      when exists (select 1 from delivery where lead_id = lead.id) then 'delivered'
    end`
  await sql`create view lead_list as
    select lead.id, substr(lead.id, 31) as short_id, ${bangkok(received)} as received, lead.kind as form,
      lead.service_interest as plan, lead.locale as language, lead.stage, lead.handled_by,
      ${bangkok(answered)} as answered, ${closed} as closed, ${delivery} as delivery,
      lead.full_name as name, lead.email, lead.company_name as company, lead.phone_number as phone,
      lead.subject, lead.message
    from lead left join ${steps}
    where lead.state = 'accepted'`.execute(db)
  await sql`create view lead_figures as
    select ${bangkok(received)} as received, lead.kind as form, lead.service_interest as plan,
      lead.locale as language, lead.state, lead.stage, ${minutes(received, answered)} as minutes_to_answer
    from lead left join ${steps}`.execute(db)
}
