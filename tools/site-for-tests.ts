import { join, resolve } from 'node:path'
import { runProcess } from './run-process.js'
import { projectFolder } from './runtime.js'

/** Where the tests build the site they read: `dist/` is what somebody is about to put online. */
export const placeForTests = join(projectFolder, '.cache/site-for-tests')

/** The built site that the tests read: their own, or the one that `DIST` names. */
export const siteForTests = process.env.DIST ? resolve(process.env.DIST) : placeForTests

/** Builds their own unless it is up to date; both test runners call this before their first test. */
export default async function buildSiteForTests(): Promise<void> {
  if (process.env.DIST) return
  const build = join(projectFolder, 'tools/build.ts')
  const { exitCode } = await runProcess(process.execPath, [build, '--if-needed', '--for-tests'])
  if (exitCode !== 0) throw new Error('The site could not be built, see above')
}
