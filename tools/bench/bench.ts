/**
 * `npm run bench`: how fast it is, as ratios to what the same machine does without it in the same run. Everything is on loopback, in
 * a temporary folder, and stopped at the end.
 *
 * Without words the parts that load the server: `sqlite`, `postgresql`, `server`; about two minutes. By name also what visits cost behind nginx, and
 * what a phone sees:
 *
 *     npm run bench -- visits
 *     npm run bench -- pages [--runs 5] [--peer NAME=FOLDER]… [--write]
 *     npm run bench -- controls [--runs 20] [--write]
 *     npm run bench -- moves [--runs 5] [--write]
 *
 * `--write` puts their tables into docs/performance.md.
 */
import { existsSync, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { requireDist } from '../dist.ts'
import { Misuse, runCommand } from '../run-command.ts'
import { benchControls } from './bench-controls.ts'
import { benchPostgres, benchSqlite } from './bench-leads.ts'
import { benchMoves } from './bench-moves.ts'
import { benchPages } from './bench-pages.ts'
import { benchServer } from './bench-server.ts'
import { benchVisits } from './bench-visits.ts'
import type { BenchOptions } from './options.ts'

const PARTS: Record<string, (folder: string, options: BenchOptions) => Promise<void>> = {
  sqlite: benchSqlite,
  postgresql: benchPostgres,
  server: benchServer,
  visits: benchVisits,
  pages: benchPages,
  controls: benchControls,
  moves: benchMoves,
}
const WITHOUT_WORDS = ['sqlite', 'postgresql', 'server']

const USAGE = `Usage: npm run bench -- [PART]… [--runs N] [--peer NAME=FOLDER]… [--write]
Parts: ${Object.keys(PARTS).join(', ')}; without any ${WITHOUT_WORDS.join(', ')}`

/** @throws Misuse where it is called wrongly */
function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string' }, peer: { type: 'string', multiple: true }, write: { type: 'boolean' } },
  })
  const peers = (values.peer ?? []).map((peer): [string, string] => {
    const [, name, folder] = /^([^=]+)=(.+)$/.exec(peer) ?? []
    if (name === undefined || folder === undefined) throw new Misuse(`--peer ${peer}: write NAME=FOLDER`)
    if (!existsSync(join(folder, 'index.html'))) throw new Misuse(`--peer ${peer}: there is no index.html`)
    return [name, folder]
  })
  const runs = values.runs === undefined ? undefined : Number(values.runs)
  if (runs !== undefined && !(Number.isInteger(runs) && runs > 0))
    throw new Misuse(`--runs ${values.runs}: write a whole number`)
  const unknown = positionals.find((name) => !(name in PARTS))
  if (unknown !== undefined) throw new Misuse(`There is no part ${unknown}`)
  const options = { ...(runs && { runs }), peers: new Map(peers), write: values.write === true }
  return { names: positionals.length > 0 ? positionals : WITHOUT_WORDS, options }
}

await runCommand({ usage: USAGE }, async () => {
  const { names, options } = readCommand()
  requireDist()
  using folder = mkdtempDisposableSync(join(tmpdir(), 'krajai-bench-'))
  for (const name of names) await PARTS[name]?.(folder.path, options)
})
