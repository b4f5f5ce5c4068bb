import { join } from 'node:path'
import { buildIfNeeded } from './build.ts'
import { projectFolder } from './project-folder.js'

/** The folder of the built site for tests. Tests do not change `dist/`, because that folder is for production. */
export const siteForTests = join(projectFolder, '.cache/site-for-tests')

/** Builds the site with default settings if a source changed. Both test runners call it before their first test. */
export default function buildSiteForTests(): Promise<void> {
  return buildIfNeeded(siteForTests, { ...process.env, SITE_URL: '', PUBLIC_ANALYTICS_SRC: '' })
}
