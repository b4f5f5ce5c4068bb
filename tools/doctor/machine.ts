/** What the doctor asks the machine: its Node, its disk and its clock. */
import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRightNode } from '../right-node.js'
import { about, type Finding } from './finding.ts'

const MEGABYTE = 1_000_000
/** A lead takes about two kilobytes; this leaves room for the log, which a backup makes grow, and for logs of others. */
const TIGHT_BYTES = 1_000 * MEGABYTE
const TOO_TIGHT_BYTES = 100 * MEGABYTE

/** Receivers of webhooks refuse calls whose time is five minutes off; what lies below a few seconds is the network's. */
const MAX_DRIFT_MILLISECONDS = 5_000

/**
 * @param running as in process.versions.node
 * @param pinned the version that the project is tested with
 */
export function nodeFinding(running: string, pinned: string): Finding {
  const node = about('Node')
  if (!isRightNode(running, pinned)) {
    const [major, minor] = pinned.split('.')
    return node.failed(`${running} runs this, made for ${pinned}: install Node ${major}.${minor}, or a later ${major}`)
  }
  return running === pinned ? node.ok(running) : node.warning(`${running}, tested with ${pinned}`)
}

/** The nearest folder that exists, of one that may be made later. */
export const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)))

/** @param free bytes that this account may still write */
export function diskFinding(free: number, folder: string): Finding {
  const disk = about('disk')
  const says = `${Math.round(free / MEGABYTE).toLocaleString('en')} MB free at ${folder}`
  if (free < TOO_TIGHT_BYTES) return disk.failed(`${says}: leads will be refused soon, free some`)
  return free < TIGHT_BYTES ? disk.warning(`${says}: free some`) : disk.ok(says)
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

interface Clocks {
  now: Date
  /** A moment that has certainly passed, such as when the site was built. */
  past: Date
  /** The clock of the database, where it has one of its own. */
  database?: Date | undefined
  /** Whether systemd says that the clock is kept right; unknown where there is no systemd. */
  kept?: boolean | undefined
}

/** Leads say when they came, old ones are deleted by age, and receivers refuse calls of another time: all by this clock. */
export function clockFinding({ now, past, database, kept }: Clocks): Finding {
  const clock = about('clock')
  const says = now.toISOString()
  if (now < past) return clock.failed(`${says} is before ${past.toISOString()}, which has passed: set the clock`)
  const drift = database ? Math.abs(now.getTime() - database.getTime()) : 0
  if (drift > MAX_DRIFT_MILLISECONDS) {
    return clock.warning(`${says}, and the database's is ${Math.round(drift / 1000)} s off: keep both by NTP`)
  }
  return kept === false ? clock.warning(`${says}, kept right by nobody: timedatectl set-ntp true`) : clock.ok(says)
}

/** Whether systemd keeps the clock right. */
export function isClockKept(): boolean | undefined {
  const { stdout, status } = spawnSync('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    encoding: 'utf8',
  })
  if (status !== 0) return undefined
  return stdout.trim() === '' ? undefined : stdout.trim() === 'yes'
}
