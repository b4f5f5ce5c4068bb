import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Program, runTogether } from './run-together.ts'

function program(script: string): Program {
  return { command: process.execPath, arguments: ['--eval', script], cwd: import.meta.dirname, env: process.env }
}

const STAYS = 'setInterval(() => {}, 1000)'

it('stops the others when one ends, and ends like that one', async () => {
  const exitCode = await runTogether([
    program('setTimeout(() => process.exit(5), 200)'),
    program(STAYS),
    program(STAYS),
  ])
  expect(exitCode).toBe(5)
})

it('does not wait for ever for one that ignores the signal', async () => {
  const deaf = `process.on('SIGTERM', () => {}); ${STAYS}`
  expect(await runTogether([program('setTimeout(() => process.exit(6), 500)'), program(deaf)], 200)).toBe(6)
})

it('stops the others when one cannot be started', async () => {
  const missing = { ...program(''), command: join(import.meta.dirname, 'no-such-program') }
  expect(await runTogether([program(STAYS), missing])).toBe(1)
})

it('passes a signal on to all', async () => {
  const script = `
    import { runTogether } from ${JSON.stringify(join(import.meta.dirname, 'run-together.ts'))}
    const program = (code) => ({
      command: process.execPath,
      arguments: ['--eval', 'process.on("SIGINT", () => process.exit(' + code + ')); console.log("ready"); setInterval(() => {}, 1000)'],
      cwd: process.cwd(),
      env: process.env,
    })
    process.exitCode = await runTogether([program(7), program(7)])`
  const runner = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  runner.stdout.on('data', (data) => {
    output += data
    if (output === 'ready\nready\n') runner.kill('SIGINT')
  })
  const [code] = await once(runner, 'exit')
  expect(code).toBe(7)
})
