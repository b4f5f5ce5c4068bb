import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { dayOf, hourOf } from '../../contract/when/office-days.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../database/tables.ts'
import { suspectedLeads } from '../leads/suspected-leads.ts'
import type { MailSettings } from './delivery-settings.ts'
import { digestMail } from './mail/digest-mail.ts'
import { LETTER_MILLISECONDS, smtpSender } from './mail/smtp.ts'

/** In Bangkok: the letter is there when the office opens. */
const DUE_HOUR = 9

/** How many leads the digest lists one by one. */
const MOST_LINES = 100

/** How long one server holds the digest, longer than sending a letter takes. A failed digest is tried again afterwards. */
const HELD_MILLISECONDS = 10 * 60_000

const HOUR_MILLISECONDS = 60 * 60_000
const LOOK_MILLISECONDS = 60_000

/** The latest moment at which a digest was due. */
export function lastDue(now: Date): Date {
  // A day that has its morning behind it is the day of so many hours ago.
  const day = dayOf(now.getTime() - DUE_HOUR * HOUR_MILLISECONDS)
  return new Date(hourOf(day, DUE_HOUR))
}

/** Up to when suspected leads have been in a digest (ISO); empty before the first one. */
export const coveredUntil = async (db: Kysely<Tables>): Promise<string> =>
  (await db.selectFrom('digest').select('covered_until').executeTakeFirstOrThrow()).covered_until

interface Parts {
  /** The company's name, which heads the letter. */
  company: string
  db: Kysely<Tables>
  log: FastifyBaseLogger
  clock: Clock
}

/**
 * Sends the team a digest of suspected spam once a day. A single row in the database records up to when leads have been in a digest:
 * one of several servers takes it, and a digest that was missed, by a stop or a failing mail server, is part of the next one.
 *
 * @returns stops it, and resolves when a digest in flight has been sent
 */
export function startSpamDigest(mail: MailSettings, { company, db, log, clock }: Parts): () => Promise<void> {
  const send = smtpSender(mail.server)
  const stopping = new AbortController()

  async function tell() {
    const now = clock.now()
    const dueAt = lastDue(now)
    const due = dueAt.toISOString()
    const held = new Date(now.getTime() + HELD_MILLISECONDS).toISOString()
    const taken = await db
      .updateTable('digest')
      .set({ held_until: held })
      .where('covered_until', '<', due)
      .where('held_until', '<=', now.toISOString())
      .returning('covered_until')
      .executeTakeFirst()
    if (!taken) return
    const suspected = await suspectedLeads(db, taken.covered_until, due, MOST_LINES)
    if (suspected.count > 0) {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(LETTER_MILLISECONDS)])
      const { outcome, reason } = await send(digestMail(suspected, dayOf(dueAt.getTime()), mail, company, now), signal)
      if (outcome !== 'delivered') return log.error({ reason }, 'the digest of suspected spam was not sent yet')
      log.info({ leads: suspected.count }, 'the digest of suspected spam was sent')
    }
    await db.updateTable('digest').set({ covered_until: due }).where('held_until', '=', held).execute()
  }

  async function run() {
    while (!stopping.signal.aborted) {
      await tell().catch((error) => log.error({ err: error }, 'the digest of suspected spam met a fault'))
      await clock.wait(LOOK_MILLISECONDS, stopping.signal)
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}
