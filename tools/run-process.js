import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** The signals that ask a program to end. */
const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Ctrl-C reaches this process twice: once from the terminal and once from npm, which passes on what it gets. A person
 * who presses it again takes longer than this, as the server has it too (`server/main.ts`).
 */
const SAME_SIGNAL_MILLISECONDS = 1_000

/**
 * The exit code a shell reports: the program's own one, or 128 and the number of the signal that ended it.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCodeOf(code, signal) {
  if (signal) return 128 + constants.signals[signal]
  return code ?? 1
}

const STARTER_WATCH_MILLISECONDS = 500

/**
 * Calls back once the npm that started this process is gone. npm passes SIGINT and SIGTERM on, but dies of SIGHUP and
 * SIGKILL alone, and its script would live on unseen, holding the port. Without npm nothing is watched: a program put
 * in the background by hand outlives the shell on purpose.
 *
 * @param {() => void} callBack
 * @returns {() => void} stops watching
 */
function whenNpmDies(callBack) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const starter = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === starter) return
    clearInterval(watch)
    callBack()
  }, STARTER_WATCH_MILLISECONDS)
  watch.unref()
  return () => clearInterval(watch)
}

/**
 * Passes the signals that ask this process to end on to the programs it started, until the returned function is called.
 * @param {(signal: NodeJS.Signals) => void} passOn
 */
export function onStopSignal(passOn) {
  /** @type {Map<NodeJS.Signals, number>} */
  const lastSeen = new Map()
  /** @param {NodeJS.Signals} signal */
  const listener = (signal) => {
    const before = lastSeen.get(signal) ?? Number.NEGATIVE_INFINITY
    const now = performance.now()
    lastSeen.set(signal, now)
    if (now - before > SAME_SIGNAL_MILLISECONDS) passOn(signal)
  }
  for (const signal of STOP_SIGNALS) process.on(signal, listener)
  const stopWatching = whenNpmDies(() => passOn('SIGTERM'))
  return () => {
    stopWatching()
    for (const signal of STOP_SIGNALS) process.off(signal, listener)
  }
}

/**
 * Runs a program to its end with this process' input and output. A signal to this process goes on to the program, and
 * this process stays until the program has ended: nobody is left behind.
 *
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {import('node:child_process').SpawnOptions & { stopMilliseconds?: number, stopWith?: AbortSignal, onErrors?: (text: string) => void }} [options]
 *   `stopMilliseconds` is how long the program may take to end after a signal before it is killed; as long as it likes
 *   where it is not given. `stopWith` stops it as SIGTERM to this process would. `onErrors` is given what it writes to standard
 *   error, instead of the terminal
 * @returns {Promise<{ exitCode: number, stoppedBy: NodeJS.Signals | undefined }>} `stoppedBy` is the signal that came in
 *   meanwhile, also when the program ended with a code of its own: whoever was asked to stop starts nothing else.
 *   Rejects when the program cannot be started
 */
export function runProcess(command, commandArguments, { stopMilliseconds, stopWith, onErrors, ...options } = {}) {
  return new Promise((resolve, reject) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = onErrors ? ['inherit', 'inherit', 'pipe'] : 'inherit'
    const child = spawn(command, commandArguments, { stdio, ...options })
    if (onErrors) child.stderr?.on('data', (chunk) => onErrors(String(chunk)))
    /** @type {NodeJS.Signals | undefined} */
    let stoppedBy
    /** @type {NodeJS.Timeout | undefined} */
    let deadline
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      stoppedBy = signal
      child.kill(signal)
      if (stopMilliseconds !== undefined) deadline ??= setTimeout(() => child.kill('SIGKILL'), stopMilliseconds)
    }
    const stopListening = onStopSignal(stop)
    stopWith?.addEventListener('abort', () => stop('SIGTERM'))
    child.once('error', (error) => {
      stopListening()
      reject(error)
    })
    child.once('exit', (code, signal) => {
      clearTimeout(deadline)
      stopListening()
      resolve({ exitCode: exitCodeOf(code, signal), stoppedBy })
    })
  })
}
