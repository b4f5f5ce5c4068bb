import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readBuiltSite } from '../../server/pages/built-site.ts'
import type { DatabaseKind } from '../../server/testing/test-databases.ts'
import { type Remains, reckon } from './deliveries.ts'
import { sampleMemory } from './memory.ts'
import { watchTimers } from './punctuality.ts'
import { reader } from './readers.ts'
import { startReceivers } from './receivers.ts'
import { rudeClient } from './rude-clients.ts'
import { startSenders } from './senders.ts'
import { type SoakDatabase, type SoakServer, setStage } from './stage.ts'
import { makeTroubles } from './troubles.ts'
import { verdict } from './verdict.ts'
import { startWitness } from './witness.ts'

export interface SoakOptions {
  readonly minutes: number
  readonly kind: DatabaseKind
  /** Requests per second in all. */
  readonly rate: number
  /** The built site. */
  readonly dist: string
  /** Where the servers' logs go. */
  readonly logs: string
}

/** Parts of all requests; the rest are for pages. */
const SUBMISSIONS = 0.2
const RUDE = 0.025

const LONGEST_TROUBLE_MILLISECONDS = 20_000
const DRAIN_MILLISECONDS = 120_000

/** Does something a number of times per second, with a limit on how many at once, until it is stopped. */
async function steadily(perSecond: number, most: number, over: AbortSignal, act: () => Promise<unknown>) {
  const underWay = new Set<Promise<unknown>>()
  let due = performance.now()
  while (!over.aborted) {
    if (underWay.size < most) {
      const one = act().finally(() => underWay.delete(one))
      underWay.add(one)
    }
    // Missed turns are not made up for: a burst afterwards would measure this program instead of the server.
    due = Math.max(due + 1000 / perSecond, performance.now() - 1000)
    await pause(Math.max(1, due - performance.now()))
  }
  await Promise.all(underWay)
}

/**
 * When the servers have ended nobody holds a delivery, and those that failed wait for their pauses, up to an hour. The pauses
 * are cut short, a server is started once more, and everything has to be gone, however long that takes while it goes on.
 */
async function drain(database: SoakDatabase, server: SoakServer) {
  const waiting = async () => (await database.ask(`select id from delivery where state = 'waiting'`)).length
  await database.ask(
    `update delivery set next_attempt_at = created_at, locked_until = created_at where state = 'waiting'`,
  )
  await server.start()
  let end = performance.now() + DRAIN_MILLISECONDS
  for (let left = await waiting(); left > 0 && performance.now() < end; ) {
    await pause(500)
    const now = await waiting()
    if (now < left) end = performance.now() + DRAIN_MILLISECONDS
    left = now
  }
  await server.end('SIGTERM')
}

/**
 * Real servers over the built site meet readers, people who send forms, rude clients, receivers that fail, restarts and a
 * database that goes away; then what was promised is compared with what is there. All on loopback, in temporary folders, and
 * stopped at the end.
 */
export async function soak({ minutes, kind, rate, dist, logs }: SoakOptions) {
  const receivers = await startReceivers()
  const stage = await setStage(kind, dist, receivers.settings)
  const { steady, restarted } = stage
  const punctuality = watchTimers()
  const witness = startWitness(punctuality)
  const groups = stage.databases.map(({ database, servers }) => ({ database, senders: startSenders(servers, witness) }))
  const over = AbortSignal.timeout(minutes * 60_000)
  const hold = Math.min(LONGEST_TROUBLE_MILLISECONDS, (minutes * 60_000) / 40)
  try {
    const [troubles, ofSteady, ofRestarted] = await Promise.all([
      makeTroubles({ punctuality, stage, receivers, witness, groups }, hold, over),
      sampleMemory(steady, over),
      sampleMemory(restarted, over),
      steadily(rate * (1 - SUBMISSIONS - RUDE), 64, over, reader(readBuiltSite(dist), [steady, restarted], witness)),
      steadily(rate * RUDE, 40, over, rudeClient([steady, restarted], witness, over)),
      steadily(1, 40, over, () => witness.ask('readiness', steady, '/readyz')),
      ...groups.map(({ senders }) => steadily((rate * SUBMISSIONS) / groups.length, 32, over, senders.send)),
    ])
    const lateness = punctuality.stop()
    for (const { senders } of groups) {
      const late = performance.now() + DRAIN_MILLISECONDS
      while (senders.isWaiting() && performance.now() < late) await senders.send()
    }
    await Promise.all([steady.end('SIGTERM'), restarted.end('SIGTERM')])
    for (const { database, servers } of stage.databases) await drain(database, servers[0])
    const reckonings = []
    for (const { database, senders } of groups) {
      const leads = await database.ask('select id, email, received_at from lead')
      const deliveries = await database.ask('select id, lead_id, channel, state, attempts from delivery')
      const rows = { leads, deliveries } as unknown as Pick<Remains, 'leads' | 'deliveries'>
      reckonings.push(reckon({ ...rows, ...receivers, ...troubles, acknowledged: senders.acknowledged }))
    }
    return {
      findings: verdict({ reckonings, witness, lateness, troubles, steady: ofSteady, restarted: ofRestarted }),
      troubles: troubles.count,
    }
  } finally {
    await stage.remove()
    await receivers.stop()
    mkdirSync(logs, { recursive: true })
    for (const server of [steady, restarted]) writeFileSync(join(logs, `${kind} ${server.name}.log`), server.log())
  }
}
