import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Asks a process to end, and waits until it has. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return
  child.kill(signal)
  await once(child, 'close')
}
