import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { localeOf } from '../../contract/locale.ts'
import { siteForTests } from '../../tools/site-for-tests.ts'

/** Every page of the built site, but for those that are shown in place of others: its address, and its file. */
const pages = () =>
  globSync('**/*.html', { cwd: siteForTests })
    .filter((file) => !/(?:^|\/)404\.html$/.test(file))
    .map((file) => ({ path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`, file }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))

/** The address of every page. */
export const pagePaths = () => pages().map(({ path }) => path)

/** All that runs in a page and keeps something open: its scripts, the marks by which they find their places, and what plays or embeds. */
function running(file: string): string {
  const $ = load(readFileSync(join(siteForTests, file), 'utf8'))
  const found = $('*')
    .toArray()
    .flatMap((node) => {
      const element = $(node)
      const attributes = element.attr() ?? {}
      const isScript = element.is('script:not([type*=json], [type=speculationrules])')
      return [
        ...Object.keys(attributes).filter((name) => /^(?:data-|on)/.test(name)),
        ...(attributes['component-url'] ? [attributes['component-url']] : []),
        ...(isScript ? [attributes.src ?? element.text()] : []),
        ...(element.is('audio, embed, form, iframe, object, video') ? [String(element.prop('tagName'))] : []),
      ]
    })
  return [...new Set(found)].sort().join('\n')
}

/** Of the pages in English one of each kind in which something else runs than in the others; those in Thai run the same. */
export const kindsOfPages = () => [
  ...new Map(
    pages()
      .filter(({ path }) => localeOf(path) === 'en')
      .reverse()
      .map(({ path, file }) => [running(file), path] as const),
  ).values(),
]
