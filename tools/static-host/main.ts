/** `npm run export -- FOLDER`: what a static host publishes of `dist/`, as docs/static-host.md has it. */
import { dist } from '../dist.ts'
import { runCommand, typedPath } from '../run-command.ts'
import { exportReport, exportSite } from './export-site.ts'

const USAGE = 'Usage: npm run export -- FOLDER, which is empty or not there yet'

await runCommand({ usage: USAGE, failed: 'Nothing was exported' }, async () => {
  const target = typedPath()
  process.stdout.write(`${exportReport(target, exportSite(dist, target))}\n`)
})
