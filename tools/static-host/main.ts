/** `npm run export -- FOLDER`: what a static host publishes of `dist/`, as docs/static-host.md has it. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { callerFolder } from '../../server/cli/caller.ts'
import { Misuse } from '../../server/cli/command-errors.ts'
import { runCommand } from '../run-command.ts'
import { projectFolder } from '../runtime.js'
import { exportReport, exportSite } from './export-site.ts'

const USAGE = 'Usage: npm run export -- FOLDER, which is empty or not there yet'

await runCommand({ usage: USAGE, failed: 'Nothing was exported' }, async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [folder, ...rest] = positionals
  if (folder === undefined || rest.length > 0) throw new Misuse()
  const target = resolve(callerFolder(process.env), folder)
  process.stdout.write(`${exportReport(target, exportSite(join(projectFolder, 'dist'), target))}\n`)
})
