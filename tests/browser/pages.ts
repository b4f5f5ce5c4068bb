import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteForTests } from '../../tools/site-for-tests.ts'

/** The path of every page that the sitemap lists, which are all but those shown in place of others. `tests/built/` compares the two. */
export const pagePaths = () =>
  Array.from(
    readFileSync(join(siteForTests, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => decodeURIComponent(new URL(address).pathname),
  ).sort()
