import { setTimeout as pause } from 'node:timers/promises'
import type { Punctuality } from './punctuality.ts'
import type { Receivers } from './receivers.ts'
import type { Senders } from './senders.ts'
import type { SoakDatabase, SoakServer, Stage } from './stage.ts'
import type { Timing, Witness } from './witness.ts'

export interface Kill {
  /** Whose name. */
  readonly server: string
  readonly at: number
  /** When it listened again. */
  readonly over: number
}

export interface Troubles {
  /** How often each happened. */
  readonly count: Record<string, number>
  readonly kills: Kill[]
  /** Of each stop by SIGTERM. */
  readonly stops: Duration[]
  /** From a database's return until a submission sent after it was acknowledged. */
  readonly recoveries: Duration[]
}

export type Duration = Pick<Timing, 'milliseconds' | 'late'>

interface Scene {
  readonly punctuality: Pick<Punctuality, 'wasLate'>
  readonly stage: Stage
  readonly receivers: Receivers
  readonly witness: Witness
  readonly groups: readonly { database: SoakDatabase; senders: Senders }[]
}

/** How long to wait for a recovery after the database is back. The bar itself is much lower. */
const RECOVERY_LIMIT_MILLISECONDS = 60_000

/**
 * Causes one trouble after another, each for a while and followed by a rest. Restarts and database failures never overlap, so that the
 * cause of an answer is known; receivers fail independently of them.
 *
 * @param holdMilliseconds how long something is away; the rest after it is half as long again
 */
export async function makeTroubles(scene: Scene, holdMilliseconds: number, over: AbortSignal): Promise<Troubles> {
  const { stage, receivers, witness, groups, punctuality } = scene
  const troubles: Troubles = { count: {}, kills: [], stops: [], recoveries: [] }

  async function restart(server: SoakServer, signal: 'SIGTERM' | 'SIGKILL') {
    const over = witness.begin('server')
    const at = performance.now()
    const milliseconds = await server.end(signal)
    if (signal === 'SIGTERM') troubles.stops.push({ milliseconds, late: punctuality.wasLate(at) })
    await server.start()
    if (signal === 'SIGKILL') troubles.kills.push({ server: server.name, at, over: performance.now() })
    over()
  }

  /** SQLite has a file for each server, and both are away at the same time. */
  async function away(name: string) {
    const isBack = witness.begin('database')
    const returns = await Promise.all(groups.map(({ database }) => database.absences[name]?.()))
    await pause(holdMilliseconds)
    for (const comeBack of returns) await comeBack?.()
    isBack()
    const back = performance.now()
    for (const { acknowledgedAfter } of groups.map(({ senders }) => senders)) {
      while (acknowledgedAfter(back) === undefined && performance.now() < back + RECOVERY_LIMIT_MILLISECONDS) {
        await pause(20)
      }
      // Nobody sends any more.
      if (over.aborted) return
      const milliseconds = (acknowledgedAfter(back) ?? Number.POSITIVE_INFINITY) - back
      troubles.recoveries.push({ milliseconds, late: punctuality.wasLate(back) })
    }
  }

  const failing = Object.entries(receivers.failures).map(([name, fail]) => ({
    name,
    async make() {
      const heal = fail()
      await pause(holdMilliseconds)
      heal()
    },
  }))
  const absences = Object.keys(groups[0]?.database.absences ?? {})
  const graver = [
    { name: 'a server is told to stop, and started', make: () => restart(stage.restarted, 'SIGTERM') },
    ...absences.map((name) => ({ name, make: () => away(name) })),
    { name: 'a server is killed, and started', make: () => restart(stage.restarted, 'SIGKILL') },
  ]

  /** One after another, each in its turn. */
  async function series(all: typeof graver, restMilliseconds: number) {
    for (let turn = 0; !over.aborted; turn += 1) {
      await pause(restMilliseconds)
      const trouble = all[turn % all.length]
      if (over.aborted || !trouble) return
      troubles.count[trouble.name] = (troubles.count[trouble.name] ?? 0) + 1
      await trouble.make()
    }
  }
  await Promise.all([series(graver, holdMilliseconds * 1.5), series(failing, holdMilliseconds)])
  return troubles
}
