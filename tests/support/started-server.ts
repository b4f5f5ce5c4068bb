import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from './built-site.ts'

/** The server as a process of its own, started as `npm start` starts it. */
export interface StartedServer {
  /** What it wrote so far. */
  output: { stdout: string; stderr: string }
  /** Its port, once it says where it listens. Rejects with what it wrote when it ends before. */
  listening: Promise<number>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
  signal(signal: NodeJS.Signals): void
  pid: number | undefined
}

/** All that a process of ours takes over from the one that starts it. */
export const machine = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}

interface Circumstances {
  /** The Node that runs it: where its tests are run by another one. */
  node?: string
  /** A shell's words that come first, such as `ulimit -f 0`. */
  first?: string
  /** The descriptor of a listening socket, as systemd passes it. */
  socket?: number
  /** Whose process it is. */
  account?: { uid: number; gid: number }
}

/** @param environment the settings, and nothing else of ours */
export function startServer(
  dist: string,
  environment: Record<string, string>,
  { node = process.execPath, first, account, socket }: Circumstances = {},
): StartedServer {
  const words = [join(import.meta.dirname, '../../server/main.ts'), '--dist', dist]
  const [program, ...rest] = first
    ? (['sh', '-c', `${first}; exec "$@"`, 'sh', node, ...words] as const)
    : ([node, ...words] as const)
  const child = spawn(program, rest, {
    env: { ...machine, PORT: '0', RATE_LIMIT: '1000000', ...environment },
    // Away from the `.env` of the person who runs the tests.
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
  // Tests of a start that fails wait for the end, not for this.
  listening.catch(() => undefined)
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  return { output, listening, ended, pid: child.pid, signal: (signal) => void child.kill(signal) }
}

/** A folder for one test's files, and the way to be rid of it. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'krajai-test-'))
  return { folder, remove: () => removeFolder(folder) }
}
