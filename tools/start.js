/** `npm start`: from a fresh clone to a running site. Settings come from the environment, see server/config.ts. */
import { join } from 'node:path'
import { projectFolder, runInstalled, runNode } from './runtime.js'

await runInstalled(async () => {
  const build = await runNode([join(projectFolder, 'tools/build.ts'), '--if-needed'])
  if (build.stoppedBy) return build.exitCode
  if (build.exitCode !== 0) {
    console.error('Not started: the site could not be built, see above')
    return build.exitCode
  }
  const server = await runNode([join(projectFolder, 'server/main.ts')])
  return server.exitCode
})
