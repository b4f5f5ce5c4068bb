/** `npm run export -- FOLDER`: what a static host publishes of `dist/`, as docs/static-host.md has it. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { callerFolder } from '../../server/cli/caller.ts'
import { reasonOf } from '../../server/start-error.ts'
import { projectFolder } from '../runtime.js'
import { exportReport, exportSite } from './export-site.ts'

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [folder, ...rest] = positionals
  if (folder === undefined || rest.length > 0) {
    process.stderr.write('Usage: npm run export -- FOLDER, which is empty or not there yet\n')
    process.exitCode = 2
  } else {
    const target = resolve(callerFolder(process.env), folder)
    process.stdout.write(`${exportReport(target, exportSite(join(projectFolder, 'dist'), target))}\n`)
  }
} catch (error) {
  process.stderr.write(`Nothing was exported: ${reasonOf(error)}\n`)
  process.exitCode = 1
}
