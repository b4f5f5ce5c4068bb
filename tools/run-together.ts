import { type ChildProcess, spawn } from 'node:child_process'
import { exitCodeOf, onStopSignal } from './run-process.js'

export interface Program {
  readonly command: string
  readonly arguments: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/** How long a program may take to end after it was asked to. */
const STOP_MILLISECONDS = 5_000

/**
 * Runs programs side by side until one of them ends, then stops the others. Signals to this process reach all of them.
 *
 * @returns the exit code of the one that ended first, when all have ended
 */
export function runTogether(programs: readonly Program[], stopMilliseconds = STOP_MILLISECONDS): Promise<number> {
  return new Promise((resolve) => {
    const running = new Set<ChildProcess>()
    let exitCode: number | undefined
    const stopAll = (signal: NodeJS.Signals) => {
      for (const child of running) child.kill(signal)
    }
    const stopListening = onStopSignal(stopAll)
    let deadline: NodeJS.Timeout | undefined
    const ended = (child: ChildProcess, code: number) => {
      running.delete(child)
      if (exitCode === undefined) {
        exitCode = code
        stopAll('SIGTERM')
        deadline = setTimeout(() => stopAll('SIGKILL'), stopMilliseconds)
      }
      if (running.size > 0) return
      clearTimeout(deadline)
      stopListening()
      resolve(exitCode)
    }
    for (const { command, arguments: programArguments, cwd, env } of programs) {
      const child = spawn(command, programArguments, { cwd, env, stdio: 'inherit' })
      running.add(child)
      child.once('exit', (code, signal) => ended(child, exitCodeOf(code, signal)))
      child.once('error', (error) => {
        console.error(error.message)
        ended(child, 1)
      })
    }
  })
}
