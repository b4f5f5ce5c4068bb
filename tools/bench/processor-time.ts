import { existsSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS_PER_SECOND = 100

/** The processes a process has started. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** Seconds of one process, as user and in the kernel (proc_pid_stat(5), fields 14 and 15). */
function secondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name, in brackets, may hold anything; after it the third field follows.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

export const knowsProcessorTime = existsSync('/proc/self/stat')

/** The processor time that a process and its children have used so far, in seconds. */
export const processorSeconds = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + secondsOf(each), 0)
