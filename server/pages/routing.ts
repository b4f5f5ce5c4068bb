import { localeOf, localizedPath } from '../../contract/locale.ts'

/** Longer than any address of the site. Longer paths are not found without being decoded. */
const LONGEST_PATH = 2048

/** Where a request leads. Redirects only go to paths of the site; the caller adds the query again. */
export type Route =
  | { kind: 'found'; path: string }
  | { kind: 'redirect'; path: string }
  /** The not-found pages to try, the most specific first. */
  | { kind: 'not-found'; path: string; pages: string[] }

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

/** The decoded path; undefined when an escape is invalid or stands for a slash, a backslash or NUL. */
function decoded(path: string): string | undefined {
  if (path.length > LONGEST_PATH || /\\|%2f|%5c|%00/i.test(path)) return
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return
  }
}

/** From the first of them alone: tried from every slash, a path full of slashes that do not end it costs their number squared. */
export const withoutEndingSlashes = (path: string) => path.replace(/(?<!\/)\/+$/, '')

function notFound(path: string): Route {
  const locale = localeOf(path)
  const section = /^(?:\/th)?\/(services|pricing)\/[^/]+\/*$/.exec(path)?.[1]
  return {
    kind: 'not-found',
    path,
    pages: [...(section ? [`/${section}/404`] : []), '/404'].map((page) => localizedPath(page, locale)),
  }
}

/** Which addresses exist. */
export interface Addresses {
  /** Whether there is a page at a decoded path. */
  isPage: (path: string) => boolean
  /** Whether there is a page or any other file at it. */
  isFile: (path: string) => boolean
  /** The slugs that the numbered addresses redirect to, `/services/0` first. */
  serviceSlugs: readonly string[]
}

/**
 * Where a path leads: to a file, by redirect to a file's canonical address, or nowhere. Redirects only go to known addresses, so
 * `//evil.example/` can never become a `Location`.
 *
 * @param path as it was requested, without the query
 */
export function route(path: string, { isPage, isFile, serviceSlugs }: Addresses): Route {
  const plain = decoded(path)
  if (plain === undefined) return notFound(path)
  if (isFile(plain)) return { kind: 'found', path: plain }

  const trimmed = withoutEndingSlashes(plain)
  const [, prefix = '', index] = /^(\/th)?\/services\/(\d)$/.exec(trimmed) ?? []
  const slug = serviceSlugs[Number(index)]
  if (slug !== undefined) return { kind: 'redirect', path: `${prefix}/services/${slug}` }
  if (trimmed !== plain && isPage(trimmed)) return { kind: 'redirect', path: trimmed }
  return notFound(plain)
}
