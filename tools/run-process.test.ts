import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { exitCodeOf, runProcess } from './run-process.js'

const node = process.execPath
const runProcessPath = JSON.stringify(join(import.meta.dirname, 'run-process.js'))

describe('exitCodeOf', () => {
  it.each([
    [0, null, 0],
    [3, null, 3],
    [null, 'SIGINT', 130],
    [null, 'SIGKILL', 137],
    [null, 'SIGTERM', 143],
  ] as const)('of code %s and signal %s is %s', (code, signal, exitCode) => {
    expect(exitCodeOf(code, signal)).toBe(exitCode)
  })
})

describe('runProcess', () => {
  it('ends with the exit code of the program', async () => {
    const end = await runProcess(node, ['--eval', 'process.exit(7)'])
    expect(end).toEqual({ exitCode: 7, stoppedBy: undefined })
  })

  it('reports a program that was killed', async () => {
    const end = await runProcess(node, ['--eval', 'process.kill(process.pid, "SIGKILL")'])
    expect(end.exitCode).toBe(137)
  })

  it('rejects when there is no such program', async () => {
    await expect(runProcess('/nowhere/program', [])).rejects.toThrow('ENOENT')
  })

  it('stops a program when it is told to, and kills one that takes too long', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'krajai-process-'))
    const stop = new AbortController()
    const start = (name: string, stopMilliseconds: number, script: string) =>
      runProcess(
        node,
        [
          '--eval',
          `${script}; setInterval(() => {}, 1000); require('node:fs').writeFileSync(process.argv[1], '')`,
          name,
        ],
        { cwd: folder, stopWith: stop.signal, stopMilliseconds },
      )
    const polite = start('polite', 60_000, `process.on('SIGTERM', () => process.exit(7))`)
    const deaf = start('deaf', 200, `process.on('SIGTERM', () => {})`)
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(2))
    stop.abort()
    expect([await polite, await deaf].map(({ exitCode }) => exitCode)).toEqual([7, 137])
    rmSync(folder, { recursive: true })
  })

  it('listens for signals only while the program runs', async () => {
    const before = process.listenerCount('SIGTERM')
    const running = runProcess(node, ['--eval', '0'])
    expect(process.listenerCount('SIGTERM')).toBe(before + 1)
    await running
    expect(process.listenerCount('SIGTERM')).toBe(before)
  })
})

/** What the program that is run answers to signals: it counts them and ends with 40 and their number after a while. */
const COUNTING = `
  let count = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      count += 1
      console.log(signal)
      if (count === 1) setTimeout(() => process.exit(40 + count), 300)
    })
  console.log('ready', process.pid)
  setInterval(() => {}, 1000)`

/** Starts a process that runs the counting program through runProcess and ends like it. */
async function startRunner(environment: NodeJS.ProcessEnv = {}): Promise<{ runner: ChildProcess; inner: number }> {
  const script = `
    import { runProcess } from ${runProcessPath}
    const { exitCode, stoppedBy } = await runProcess(process.execPath, ['--eval', ${JSON.stringify(COUNTING)}])
    console.log('stopped by', stoppedBy)
    process.exitCode = exitCode`
  const runner = spawn(node, ['--input-type=module', '--eval', script], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [ready] = await once(runner.stdout as NonNullable<typeof runner.stdout>, 'data')
  return { runner, inner: Number(/ready (\d+)/.exec(String(ready))?.[1]) }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch {
    return false
  }
}

describe('a process that runs a program', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('passes %s on and outlives the program', async (signal) => {
    const { runner, inner } = await startRunner()
    const output = text(runner.stdout as NonNullable<typeof runner.stdout>)
    runner.kill(signal)
    const [code] = await once(runner, 'exit')
    expect(code).toBe(41)
    expect(await output).toBe(`${signal}\nstopped by ${signal}\n`)
    expect(isAlive(inner)).toBe(false)
  })

  it('passes on once what comes twice at a time', async () => {
    const { runner } = await startRunner()
    runner.kill('SIGINT')
    runner.kill('SIGINT')
    await wait(20)
    runner.kill('SIGINT')
    const [code] = await once(runner, 'exit')
    expect(code).toBe(41)
  })

  it('kills a program that takes too long to stop', async () => {
    const deaf = `process.on('SIGTERM', () => {}); console.log('ready'); setInterval(() => {}, 1000)`
    const script = `
      import { runProcess } from ${runProcessPath}
      const deaf = ['--eval', ${JSON.stringify(deaf)}]
      process.exitCode = (await runProcess(process.execPath, deaf, { stopMilliseconds: 200 })).exitCode`
    const runner = spawn(node, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(runner.stdout, 'data')
    runner.kill('SIGTERM')
    const [code] = await once(runner, 'exit')
    expect(code).toBe(137)
  })

  it('stops the program when the npm that started it is gone', async () => {
    // A shell in place of npm, killed without a chance to pass anything on.
    const script = `
      import { runProcess } from ${runProcessPath}
      const { exitCode } = await runProcess(process.execPath, ['--eval', ${JSON.stringify(COUNTING)}])`
    const npm = spawn(
      node,
      [
        '--eval',
        `require('node:child_process').spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(script)}], { stdio: 'inherit' })`,
      ],
      { env: { PATH: process.env.PATH, npm_lifecycle_event: 'start' }, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const output = npm.stdout as NonNullable<typeof npm.stdout>
    const [ready] = await once(output, 'data')
    const inner = Number(/ready (\d+)/.exec(String(ready))?.[1])
    expect(isAlive(inner)).toBe(true)
    npm.kill('SIGKILL')
    // The pipe closes when the last process that holds it has ended.
    expect(await text(output)).toBe('SIGTERM\n')
  })
})
