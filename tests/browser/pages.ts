import { globSync } from 'node:fs'
import { siteForTests } from '../../tools/site-for-tests.ts'

/** The address of every page of the built site, except those shown in place of others. */
export const pagePaths = () =>
  globSync('**/*.html', { cwd: siteForTests })
    .filter((file) => !/(?:^|\/)404\.html$/.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .sort()
