import { globSync } from 'node:fs'
import { WHOLE_ENDING, wholeOf } from '../../contract/whole-page.ts'
import { siteForTests } from '../../tools/site-for-tests.ts'

/** The address of every page of the built site, but for those that are shown in place of others. */
export const pagePaths = () =>
  globSync('**/*.html', { cwd: siteForTests })
    .filter((file) => !/(?:^|\/)(?:404|429)\.html$/.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .map((path) => (path.endsWith(WHOLE_ENDING) ? wholeOf(path.slice(0, -WHOLE_ENDING.length)) : path))
    .sort()
