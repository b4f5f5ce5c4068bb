import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Sends SIGTERM to a process and waits for its exit. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return
  child.kill(signal)
  await once(child, 'close')
}
