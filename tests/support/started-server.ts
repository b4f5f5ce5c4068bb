import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from './built-site.ts'

/** The server in its own process. */
export interface StartedServer {
  /** The output so far. */
  output: { stdout: string; stderr: string }
  /** The port, when the server listens. Rejects with the output if the server ends before. */
  listening: Promise<number>
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
  signal(signal: NodeJS.Signals): void
  pid: number | undefined
}

/** The variables that child processes inherit. */
export const MACHINE_ENVIRONMENT = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}

interface StartOptions {
  /** A shell command to run first, such as `ulimit -f 0`. */
  first?: string
  /** The descriptor of a listening socket, as systemd passes it. */
  socket?: number
  /** The account that runs the server. */
  account?: { uid: number; gid: number }
}

/** @param environment the settings */
export function startServer(
  dist: string,
  environment: Record<string, string>,
  { first, account, socket }: StartOptions = {},
): StartedServer {
  const command = [process.execPath, join(import.meta.dirname, '../../server/main.ts'), '--dist', dist] as const
  const [program, ...args] = first ? (['sh', '-c', `${first}; exec "$@"`, 'sh', ...command] as const) : command
  const child = spawn(program, args, {
    env: { ...MACHINE_ENVIRONMENT, PORT: '0', RATE_LIMIT: '1000000', ...environment },
    // Not the project folder, which may have a `.env`.
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe', socket ?? 'ignore'],
    ...account,
  })
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (chunk: Buffer) => {
    output.stdout += chunk
  })
  const listening = new Promise<number>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      output.stderr += chunk
      const port = /^[^\n{]+: http:\/\/[^\n]+:(\d+)\n/m.exec(output.stderr)?.[1]
      if (port !== undefined) resolve(Number(port))
    })
    child.on('close', () => reject(new Error(`The server ended: ${output.stderr}`)))
  })
  // A test of a failed start does not handle this rejection.
  listening.catch(() => undefined)
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  return { output, listening, ended, pid: child.pid, signal: (signal) => void child.kill(signal) }
}

/** Creates a folder for the files of one test. */
export function createTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'krajai-test-'))
  return { folder, remove: () => removeFolder(folder) }
}
