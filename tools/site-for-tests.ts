import { join } from 'node:path'
import { buildIfNeeded } from './build.ts'
import { projectFolder } from './project-folder.js'

/** The built site that tests read. It is not `dist/`, which somebody may be about to put online. */
export const siteForTests = join(projectFolder, '.cache/site-for-tests')

/** Builds it without this machine's settings, if a source changed. Both test runners call this before their first test. */
export default function buildSiteForTests(): Promise<void> {
  return buildIfNeeded(siteForTests, { ...process.env, SITE_URL: '', PUBLIC_ANALYTICS_SRC: '' })
}
