import type { Locale } from '../../contract/locale.ts'

/** The services in the order of the footer's links, which name them by index (`/services/0`). */
const SERVICE_SLUGS = [
  'global-distribution',
  'content-creation',
  'performance-analytics',
  'targeted-distribution',
  'seo-optimization',
  'thai-news-distribution',
]

/** Longer than any address of ours. What is longer is not looked at closely. */
const LONGEST_PATH = 2048

/** Where a request leads. Redirects go to a path of ours and nowhere else; the query is put back by the caller. */
export type Route =
  | { kind: 'found'; path: string }
  | { kind: 'redirect'; path: string }
  /** The not-found pages that fit, the most fitting first. */
  | { kind: 'not-found'; path: string; pages: string[] }

/** The one language rule: `/th` and everything under `/th/` is Thai, everything else English. */
export const localeOf = (path: string): Locale => (path === '/th' || path.startsWith('/th/') ? 'th' : 'en')

/**
 * Splits a request target into path and query (with its `?`, or empty). A proxy may send the absolute form
 * (`GET http://host/about`), whose origin says nothing about where a page is.
 */
export function splitTarget(target: string): { path: string; query: string } {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/s, '')
  const mark = local.indexOf('?')
  if (mark === -1) return { path: local || '/', query: '' }
  return { path: local.slice(0, mark) || '/', query: local.slice(mark) }
}

/** The path with its escapes undone, or nothing where that would change its shape or cannot be done. */
function decoded(path: string): string | undefined {
  if (path.length > LONGEST_PATH || /\\|%2f|%5c|%00/i.test(path)) return
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return
  }
}

function notFound(path: string): Route {
  const prefix = localeOf(path) === 'th' ? '/th' : ''
  const section = /^(?:\/th)?\/(services|pricing)\/[^/]+\/*$/.exec(path)?.[1]
  return {
    kind: 'not-found',
    path,
    pages: [...(section ? [`${prefix}/${section}/404`] : []), `${prefix}/404`],
  }
}

/**
 * Where a path leads: to a file, to its one proper address, or nowhere. Only known addresses are redirected to, so
 * that `//evil.example/` can never become a `Location`.
 *
 * @param path as it was requested, without the query
 * @param isPage whether there is a page at a decoded path
 * @param isFile whether there is a page or any other file at it
 */
export function route(path: string, isPage: (path: string) => boolean, isFile: (path: string) => boolean): Route {
  const plain = decoded(path)
  if (plain === undefined) return notFound(path)
  if (isFile(plain)) return { kind: 'found', path: plain }

  const trimmed = plain.replace(/\/+$/, '')
  const [, prefix = '', index] = /^(\/th)?\/services\/([0-5])$/.exec(trimmed) ?? []
  if (index !== undefined) return { kind: 'redirect', path: `${prefix}/services/${SERVICE_SLUGS[Number(index)]}` }
  if (trimmed !== plain && isPage(trimmed)) return { kind: 'redirect', path: trimmed }
  return notFound(plain)
}
