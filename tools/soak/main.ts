/** `npm run soak`: see docs/reliability.md. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Misuse } from '../../server/cli/command-errors.ts'
import { DATABASE_KINDS } from '../../server/testing/test-databases.ts'
import { dist, requireDist } from '../dist.ts'
import { runCommand } from '../run-command.ts'
import { projectFolder } from '../runtime.js'
import { type SoakOptions, soak } from './soak.ts'

function readOptions(): SoakOptions {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '60' },
      database: { type: 'string', default: 'sqlite' },
      rate: { type: 'string', default: '40' },
    },
  })
  const kind = DATABASE_KINDS.find((each) => each.toLowerCase() === values.database)
  const [minutes, rate] = [Number(values.minutes), Number(values.rate)]
  if (!kind || !(minutes > 0) || !(rate > 0)) throw new Misuse()
  requireDist()
  return { minutes, rate, kind, dist, logs: join(projectFolder, 'test-results/soak') }
}

async function run(options: SoakOptions) {
  const { kind, minutes, rate, logs } = options
  console.log(`${minutes} minutes on ${kind}, ${rate} requests a second`)
  const { findings, troubles } = await soak(options)
  for (const { what, found, bar, holds } of findings) {
    const mark = holds === undefined ? ' ' : holds ? '✓' : '✗'
    console.log(`${mark} ${what.padEnd(58)} ${found}${bar === undefined ? '' : `   (${bar})`}`)
  }
  for (const [what, times] of Object.entries(troubles)) console.log(`  ${what.padEnd(58)} ${times} times`)
  const file = join(logs, `${kind}.json`)
  writeFileSync(file, `${JSON.stringify({ kind, minutes, rate, findings, troubles }, undefined, 2)}\n`)
  console.log(`The same is in ${file}, and the servers' logs are beside it`)
  if (findings.some(({ holds }) => holds === false)) process.exitCode = 1
}

const USAGE = 'Usage: npm run soak -- [--minutes 60] [--database sqlite|postgresql] [--rate 40]'

await runCommand({ usage: USAGE }, async () => {
  const options = readOptions()
  // Processes that it started end with this program.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  await run(options)
})
