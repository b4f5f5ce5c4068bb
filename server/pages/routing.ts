import type { Locale } from '../../contract/locale.ts'

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

/** What has an address. */
export interface Addresses {
  /** Whether there is a page at a decoded path. */
  isPage: (path: string) => boolean
  /** Whether there is a page or any other file at it. */
  isFile: (path: string) => boolean
  /** What the numbered addresses stand for, `/services/0` first. */
  serviceSlugs: readonly string[]
}

/**
 * Where a path leads: to a file, to its one proper address, or nowhere. Only known addresses are redirected to, so
 * that `//evil.example/` can never become a `Location`.
 *
 * @param path as it was requested, without the query
 */
export function route(path: string, { isPage, isFile, serviceSlugs }: Addresses): Route {
  const plain = decoded(path)
  if (plain === undefined) return notFound(path)
  if (isFile(plain)) return { kind: 'found', path: plain }

  const trimmed = plain.replace(/\/+$/, '')
  const [, prefix = '', index] = /^(\/th)?\/services\/(\d)$/.exec(trimmed) ?? []
  const slug = serviceSlugs[Number(index)]
  if (slug !== undefined) return { kind: 'redirect', path: `${prefix}/services/${slug}` }
  if (trimmed !== plain && isPage(trimmed)) return { kind: 'redirect', path: trimmed }
  return notFound(plain)
}
