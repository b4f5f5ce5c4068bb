/** `npm test`: installs what is missing, then runs every test with the pinned Node. */
import { join } from 'node:path'
import { projectFolder, runInstalled, runNode } from './runtime.js'

await runInstalled(async () => {
  const tests = await runNode([join(projectFolder, 'tools/run-tests.ts'), ...process.argv.slice(2)])
  return tests.exitCode
})
