import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { DAY, HOUR } from '../../contract/time.ts'
import { dayOf, hourOf } from '../../contract/when/office-days.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../database/tables.ts'
import { suspectedLeads, suspectedSeconds } from '../leads/suspected-leads.ts'
import type { MailSettings } from './delivery-settings.ts'
import { digestMail } from './mail/digest-mail.ts'
import { LETTER_MILLISECONDS, smtpSender } from './mail/smtp.ts'

/** In Bangkok: the letter is there when the office opens. */
const DUE_HOUR = 9

/** How many leads the digest lists one by one. */
const MAX_LINES = 100

/** How long one server holds the digest, longer than sending a letter takes. A failed digest is tried again afterwards. */
const HELD_MILLISECONDS = 10 * 60_000

/** By then a lead is in the database, where every server sees it; it is dated before it is stored, and by the clock of its own server. */
const SETTLED_MILLISECONDS = 5 * 60_000

/** Leads are told of up to a moment in the past. One later than this was written down while a clock was ahead. */
const AHEAD_MILLISECONDS = DAY

/** How far back the digest goes where nobody knows what has been told: further than a wrong clock goes unnoticed. */
const UNKNOWN_MILLISECONDS = 31 * DAY

/** The server refused the letter for what is in it, which quotes spam. */
const REFUSED_AS_SPAM = /^smtp 5\d\d DATA$/

const LOOK_MILLISECONDS = 60_000

/** The latest moment at which a digest was due. */
export function lastDue(now: Date): Date {
  // A day that has its morning behind it is the day of so many hours ago.
  const day = dayOf(now.getTime() - DUE_HOUR * HOUR)
  return new Date(hourOf(day, DUE_HOUR))
}

const shifted = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds).toISOString()

const plausibleCoveredUntil = (covered: string, now: Date) =>
  covered > shifted(now, AHEAD_MILLISECONDS) ? shifted(now, -UNKNOWN_MILLISECONDS) : covered

/**
 * Up to when suspected leads have been in a digest (ISO); empty before the first one. What a clock that was ahead has written down is
 * not believed.
 */
export async function coveredUntil(db: Kysely<Tables>, now: Date): Promise<string> {
  const { covered_until } = await db.selectFrom('digest').select('covered_until').executeTakeFirstOrThrow()
  return plausibleCoveredUntil(covered_until, now)
}

/** For how many seconds the oldest suspected lead that no digest has told of has been held back; 0 where there is none. */
export const unreportedSeconds = async (db: Kysely<Tables>, now: Date): Promise<number> =>
  suspectedSeconds(db, await coveredUntil(db, now), now)

interface Parts {
  /** The company's name, which heads the letter. */
  company: string
  db: Kysely<Tables>
  log: FastifyBaseLogger
  clock: Clock
}

/**
 * Sends the team a digest of suspected spam once a day. A single row in the database records up to when leads have been in a digest:
 * one of several servers takes it, and a digest that was missed, by a stop or a failing mail server, is part of the next one. Where the
 * mail server refuses what it quotes, the next attempt is a letter that quotes nothing.
 *
 * @returns stops it, and resolves when a digest in flight has been sent
 */
export function startSpamDigest(mail: MailSettings, { company, db, log, clock }: Parts): () => Promise<void> {
  const send = smtpSender(mail.server)
  const stopping = new AbortController()
  let quotes = true

  async function tell() {
    const now = clock.now()
    const dueAt = lastDue(now)
    const until = shifted(dueAt, -SETTLED_MILLISECONDS)
    const held = shifted(now, HELD_MILLISECONDS)
    const ahead = shifted(now, AHEAD_MILLISECONDS)
    const taken = await db
      .updateTable('digest')
      .set({ held_until: held })
      .where(({ or, eb }) => or([eb('covered_until', '<', until), eb('covered_until', '>', ahead)]))
      // A hold that a clock which was ahead has set counts for nothing.
      .where(({ or, eb }) => or([eb('held_until', '<=', now.toISOString()), eb('held_until', '>', ahead)]))
      .returning('covered_until')
      .executeTakeFirst()
    if (!taken) return
    const suspected = await suspectedLeads(db, plausibleCoveredUntil(taken.covered_until, now), until, MAX_LINES)
    if (suspected.count > 0) {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(LETTER_MILLISECONDS)])
      const letter = digestMail(suspected, { day: dayOf(dueAt.getTime()), mail, company, now, quotes })
      const { outcome, reason = null } = await send(letter, signal)
      if (outcome !== 'delivered') {
        if (REFUSED_AS_SPAM.test(reason ?? '')) quotes = false
        return log.error({ reason }, 'the digest of suspected spam was not sent yet')
      }
      quotes = true
      if (reason === null) log.info({ leads: suspected.count }, 'the digest of suspected spam was sent')
      else
        log.warn({ leads: suspected.count, reason }, 'the digest of suspected spam reached some of LEADS_MAIL_TO only')
    }
    // Let go of: the next may be due before the hold would end.
    await db
      .updateTable('digest')
      .set({ covered_until: until, held_until: '' })
      .where('held_until', '=', held)
      .execute()
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
