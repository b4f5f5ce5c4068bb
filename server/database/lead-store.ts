import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { MINUTE } from '../../contract/time.ts'
import { type Clock, systemClock } from '../settings/clock.ts'
import { reasonOf, StartError } from '../settings/start-error.ts'
import { checkWritable } from './maintenance.ts'
import type { Tables } from './tables.ts'

/** The server begins to answer after the first try to open the database, at the latest after this time. */
const START_MILLISECONDS = 3000

/** The second try comes after the first delay. Each later delay is twice as long, up to the last one. */
const FIRST_DELAY = 250
const LAST_DELAY = 5000

/** A longer check counts as failed, because load balancers wait a few seconds at most. */
const CHECK_MILLISECONDS = 1500

/** The reason until the first try has failed. The log does not need it. */
const NOT_YET = new Error('The database is not open yet')

const HELP = 'see "The database is away, or silent" in docs/operations.md'

export type LeadStore = ReturnType<typeof createLeadStore>

/**
 * The database of a server, and whether the next lead can be stored. Pages do not need it, so the server also runs without it and tries
 * to open it until that succeeds.
 */
export function createLeadStore(log: FastifyBaseLogger, { now }: Pick<Clock, 'now'>) {
  const stopping = new AbortController()
  let db: Kysely<Tables> | undefined
  let opening = Promise.resolve()
  let failure: unknown = NOT_YET
  let writtenAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined
  /** The reasons that the log has since leads could be stored. Each is logged once, and not with each form. */
  const told = new Set<string>()

  /** Resolves only while the database is open. Otherwise rejects at once with the reason. */
  async function get(): Promise<Kysely<Tables>> {
    if (db === undefined) throw failure
    return db
  }

  /** Call it when a lead could not be stored. */
  function reportFailure(error: unknown) {
    writtenAt = Number.NEGATIVE_INFINITY
    const reason = reasonOf(error)
    if (error === NOT_YET || told.has(reason)) return
    told.add(reason)
    if (error instanceof StartError) log.error(`no lead can be stored; trying again: ${reason}`)
    else log.error({ err: error }, `no lead can be stored; ${HELP}`)
  }

  /** Call it when a lead was stored. */
  function reportSuccess() {
    writtenAt = now().getTime()
    if (told.size > 0) log.info('leads can be stored again')
    told.clear()
  }

  /** For a minute after a write, a check only reads: SQLite's WAL file grows with each write while another program reads. */
  async function query() {
    const opened = await get()
    if (Math.abs(now().getTime() - writtenAt) < MINUTE) {
      await opened.selectFrom('lead').select('id').limit(1).execute()
      return
    }
    await checkWritable(opened, now())
    reportSuccess()
  }

  async function failLate(): Promise<never> {
    await setTimeout(CHECK_MILLISECONDS, undefined, { ref: false })
    throw new Error('The database did not answer in time')
  }

  return {
    get,
    reportFailure,
    reportSuccess,
    /** Rejects if nothing can be stored, or if the check takes too long. Calls at the same time share one query. */
    async check() {
      checking ??= query().finally(() => {
        checking = undefined
      })
      await Promise.race([checking, failLate()]).catch((error) => {
        reportFailure(error)
        throw error
      })
    },
    /**
     * Begins to open the database. Resolves soon, whether it is open or not.
     *
     * @param open called until it succeeds
     */
    async start(open: () => Promise<Kysely<Tables>>) {
      const attempt = async () => {
        try {
          db = await open()
          reportSuccess()
        } catch (error) {
          failure = error
          reportFailure(error)
        }
      }
      const first = attempt()
      opening = first.then(async () => {
        for (let delay = FIRST_DELAY; db === undefined; delay = Math.min(2 * delay, LAST_DELAY)) {
          await systemClock.wait(delay, stopping.signal)
          if (stopping.signal.aborted) return
          await attempt()
        }
      })
      await Promise.race([first, setTimeout(START_MILLISECONDS, undefined, { ref: false })])
    },
    /** Closes the database, or ends the tries to open it. */
    async close() {
      stopping.abort()
      await opening
      await db?.destroy()
    },
  }
}
