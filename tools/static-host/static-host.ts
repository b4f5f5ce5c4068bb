/**
 * What a plain static host has to be told to answer as the server does, in the two files that Cloudflare Pages, Netlify
 * and their like read, `_headers` and `_redirects`, and in one for nginx. See docs/static-host.md.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeOf, localizedPath } from '../../contract/locale.ts'
import { WHOLE_ENDING } from '../../contract/whole-page.ts'
import { type BuiltSite, readBuiltSite } from '../../server/pages/built-site.ts'
import { contentSecurityPolicy } from '../../server/pages/content-security-policy.ts'
import { downloadHeaders } from '../../server/pages/downloads.ts'
import { prepareFile } from '../../server/pages/prepared-file.ts'
import { route } from '../../server/pages/routing.ts'
import { securityHeaders } from '../../server/pages/security-headers.ts'
import { type Headers, headerPairs } from './header-pairs.ts'
import { nginxFile } from './nginx-file.ts'

/** Hosts join the values of a header that two rules set, so headers that differ between files must not be in the rule for all. */
const PER_FILE = ['Cache-Control', 'Cross-Origin-Resource-Policy']
/** Equivalent to what hosts send by default: revalidate before every use. */
const DEFAULT_CACHING = 'no-cache'
/** Cloudflare Pages ignores a longer line. */
const LONGEST_LINE = 2000

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/** The headers of a file that the rule for all leaves out. */
function ownHeaders(path: string, site: BuiltSite, common: Headers): Headers {
  const file = site.files.get(path)
  if (!file) return {}
  const headers = headerPairs(prepareFile(path, file, common).representation(undefined).headers)
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => PER_FILE.includes(name) && value !== DEFAULT_CACHING),
  )
}

/** One rule for each folder whose files are all alike, and one for each picture that lies in none. */
function fileRules(site: BuiltSite, common: Headers): string[] {
  const folders = new Map<string, Set<string>>()
  for (const [path, file] of site.files) {
    if (file.isPage) continue
    const folder = /^(\/[^/]+\/)/.exec(path)?.[1]
    const rule = folder ? `${folder}*` : path
    const headers = JSON.stringify(ownHeaders(path, site, common))
    folders.set(rule, (folders.get(rule) ?? new Set()).add(headers))
  }
  return [...folders].sort().flatMap(([rule, kinds]) => {
    const [only, ...others] = [...kinds].map((kind) => JSON.parse(kind) as Headers)
    const isAlike = only !== undefined && others.length === 0 && 'Cache-Control' in only
    return isAlike ? [block(rule, only)] : []
  })
}

/** How long a file for download is kept and under which name; its type and its parts are the host's own affair. */
function downloadRules({ manifest }: BuiltSite): string[] {
  return manifest.downloads.map((file) => {
    const { ETag: _, 'Content-Type': __, ...headers } = downloadHeaders(file)
    return block(file.path, headers)
  })
}

/**
 * `_headers`: the security headers on everything, with one policy that allows the inline scripts and styles of all
 * pages, because the not-found page is sent at addresses that no rule can name.
 *
 * @param siteUrl the origin visitors use
 * @throws RangeError when the policy is longer than hosts take
 */
export function headersFile(site: BuiltSite, siteUrl: string): string {
  const common = securityHeaders(siteUrl)
  const { files, wholePages, notFoundPages } = site
  const pages = [files, wholePages, notFoundPages].flatMap((kind) => [...kind.values()]).filter(({ isPage }) => isPage)
  const policy = contentSecurityPolicy(...pages.map(({ sources }) => sources))
  if (policy.length + 32 > LONGEST_LINE)
    throw new RangeError(`The policy for a static host has ${policy.length} characters`)
  const onAll = Object.entries({ ...common, 'Content-Security-Policy': policy }).filter(
    ([name]) => !PER_FILE.includes(name),
  )
  return `${[block('/*', Object.fromEntries(onAll)), ...fileRules(site, common), ...downloadRules(site)].join('\n\n')}\n`
}

/** `/services/404` is shown for what is missing below `/services/`, `/th/404` for the rest of Thai, `/404` for all else. */
function notFoundRules(site: BuiltSite): string[] {
  return [...site.notFoundPages.keys()]
    .sort((one, other) => other.split('/').length - one.split('/').length || one.localeCompare(other))
    .map((path) => `${path.replace(/404$/, '*')} ${path}.html 404`)
}

/**
 * The pages for whoever asks too often have a gap that our server alone fills in: where files are found by their names, these say
 * that nothing is there. `!` puts a rule before a file.
 */
const unaddressedRules = ({ tooOftenPages, wholePages }: BuiltSite) =>
  [...tooOftenPages.keys(), ...[...wholePages.keys()].map((path) => path + WHOLE_ENDING)].flatMap((path) =>
    [path, `${path}.html`].map((from) => `${from} ${localizedPath('/404', localeOf(path))}.html 404!`),
  )

/** `_redirects`: each address that the server would redirect, and the not-found page of each part of the site. */
export function redirectsFile(site: BuiltSite): string {
  const isFile = (path: string) => site.files.has(path)
  const isPage = (path: string) => site.files.get(path)?.isPage === true
  const { serviceSlugs } = site.manifest
  const addresses = { isFile, isPage, serviceSlugs }
  const pages = [...site.files.keys()].filter((path) => isPage(path) && path !== '/')
  const numbered = ['', '/th'].flatMap((prefix) => serviceSlugs.map((_, index) => `${prefix}/services/${index}`))
  const lines = [...numbered, ...[...numbered, ...pages].map((path) => `${path}/`)].flatMap((from) => {
    const target = route(from, addresses)
    return target.kind === 'redirect' ? [`${from} ${target.path} 308`] : []
  })
  const downloads = site.manifest.downloads.map(({ path, stablePath }) => `${stablePath} ${path} 302`)
  return `${[...lines, ...downloads, ...unaddressedRules(site), ...notFoundRules(site)].join('\n')}\n`
}

/** Writes the files into a built site. The server keeps them to itself. */
export function writeStaticHostFiles(folder: string, siteUrl: string): void {
  const site = readBuiltSite(folder)
  writeFileSync(join(folder, '_headers'), headersFile(site, siteUrl))
  writeFileSync(join(folder, '_redirects'), redirectsFile(site))
  writeFileSync(join(folder, '_nginx.conf'), nginxFile(site, siteUrl))
}
