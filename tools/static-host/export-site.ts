import { copyFileSync, cpSync, existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { WHOLE_ENDING } from '../../contract/whole-page.ts'
import { makeFolder } from '../../server/make-folder.ts'
import { readBuiltSite } from '../../server/pages/built-site.ts'

/**
 * Copies what a static host publishes of a built site: not what is for our server alone, as the forms compressed beforehand, the pages
 * with a gap that it fills in, and the files of the build. Nobody there is asked for the whole of a page, so it stands in the page's place.
 *
 * @param dist the built site
 * @param target an empty folder, which is made where it is missing
 * @returns the origin for which the site was built
 * @throws Error where something is there already: what an earlier export left would stay published
 * @throws StartError where there is no built site
 */
export function exportSite(dist: string, target: string): string {
  const { tooOftenPages, wholePages, manifest } = readBuiltSite(dist)
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty`)
  const wholes = [...wholePages.keys()].map((path) => ({ page: `${path}.html`, whole: `${path}${WHOLE_ENDING}.html` }))
  const asked = new Set([
    ...[...tooOftenPages.keys()].map((path) => `${path}.html`),
    ...wholes.map(({ whole }) => whole),
  ])
  const isForHosts = (path: string) => {
    if (/^\/(?:_nginx\.conf$|\.(?!well-known(?:\/|$)))/.test(path) || asked.has(path)) return false
    // A `.gz` without its original is a file in its own right.
    const original = path.replace(/\.(?:br|gz)$/, '')
    return original === path || !existsSync(join(dist, original))
  }
  makeFolder(target)
  cpSync(dist, target, {
    recursive: true,
    filter: (source) => isForHosts(`/${relative(dist, source).split(sep).join('/')}`),
  })
  for (const { page, whole } of wholes) copyFileSync(join(dist, whole), join(target, page))
  return manifest.origin
}

/** What is said of an exported folder: where it can be published, or that it was built for an address without encryption, as this machine's own. */
export const exportReport = (target: string, origin: string): string =>
  new URL(origin).protocol === 'https:'
    ? `${target} can be published at ${origin}`
    : `${target} is the site at ${origin}, as its links, sitemap and feeds say: to publish it, build it with SITE_URL=https://… and export it again`
