import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOf, localizedPath } from '../../contract/locale.ts'
import { type OfferedFile, withoutHash } from '../../contract/site-manifest.ts'
import { NO_CONTENT_SECURITY_POLICY } from '../http/security-headers.ts'
import type { BuiltFile, BuiltSite } from './built-site.ts'

/** For feeds and sitemaps, which have a style sheet of the site. */
const FEED_SECURITY_POLICY = `${NO_CONTENT_SECURITY_POLICY}; style-src 'self'`

/** Without `max-age`, some browsers keep a permanent redirect for ever. A wrong one could not be corrected. */
const REDIRECT_CACHING = 'public, max-age=86400'

const IMMUTABLE_CACHING = 'public, max-age=31536000, immutable'

/** A file in one encoding, ready to be sent. */
interface Representation {
  etag: string
  body: Buffer
  headers: Record<string, string>
}

type Representations = Record<'br' | 'gzip' | 'identity', Representation>

/**
 * Built assets have a hash in their name and never change. Pages are revalidated each time, because an old page links to assets that a
 * new build no longer has.
 */
function cacheControl(path: string, mediaType: string): string {
  if (path.startsWith('/_astro/')) return IMMUTABLE_CACHING
  return /^(?:image|font)\//.test(mediaType) ? 'public, max-age=86400' : 'no-cache'
}

/** Prepares everything that does not depend on the request. */
function prepareFile(path: string, file: BuiltFile, pagePolicy: string): Representations {
  const { mediaType, isPage, identity, br = identity, gzip = identity } = file
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27)
  const headers: Record<string, string> = {
    'Content-Type': mediaType,
    'Cache-Control': cacheControl(path, mediaType),
    'Content-Security-Policy': path.endsWith('.xml') ? FEED_SECURITY_POLICY : NO_CONTENT_SECURITY_POLICY,
    ...(isPage && { 'Content-Security-Policy': pagePolicy, 'Content-Language': localeOf(path) }),
    // Other sites may embed these pictures in link previews and feed readers.
    ...(/^\/(?:share|icons)\//.test(path) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...((file.br ?? file.gzip) && { Vary: 'Accept-Encoding' }),
  }
  const represent = (coding: 'br' | 'gzip' | 'identity', body: Buffer): Representation => {
    const isPlain = body === identity
    // Each encoding has other bytes, so each needs its own strong ETag.
    const etag = isPlain ? `"${hash}"` : `"${hash}-${coding}"`
    return { etag, body, headers: { ...headers, ETag: etag, ...(!isPlain && { 'Content-Encoding': coding }) } }
  }
  return { br: represent('br', br), gzip: represent('gzip', gzip), identity: represent('identity', identity) }
}

/** True if an `Accept-Encoding` header names a coding without `q=0`. */
const accepts = (header: string, coding: string) =>
  new RegExp(`(?:^|[\\s,])${coding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))\\s*(?:[;,]|$)`, 'i').test(header)

function chooseRepresentation(representations: Representations, header = ''): Representation {
  if (accepts(header, 'br')) return representations.br
  return accepts(header, 'gzip') ? representations.gzip : representations.identity
}

/** Compares `If-None-Match` with an ETag (RFC 9110, 13.1.2). */
const isNotModified = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.trim() === '*' || (ifNoneMatch ?? '').split(',').some((held) => held.trim().replace(/^W\//, '') === etag)

/**
 * Splits a request target into its decoded path and its query. A proxy may send an absolute URL (`GET http://host/about`). The path is
 * undefined if it is too long, has an invalid escape, or has an escaped slash, backslash or NUL.
 */
export function splitTarget(target: string): { path: string | undefined; query: string } {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? []
  if (path.length > 2048 || /\\|%2f|%5c|%00/i.test(path)) return { path: undefined, query }
  try {
    return { path: decodeURIComponent(path) || '/', query }
  } catch {
    return { path: undefined, query }
  }
}

/** Fastify refuses a malformed path before any route. Visitors get the page "Not found" in their language instead. */
export const replaceMalformed = (target: string): string =>
  splitTarget(target).path !== undefined || target.startsWith('/api/')
    ? target
    : localizedPath('/404', localeOf(target))

const withoutTrailingSlashes = (path: string) => path.replace(/(?<!\/)\/+$/, '')

/** A `Content-Disposition` with the file name in any script and an ASCII one for old clients (RFC 6266). */
function attachment({ savedAs, stablePath }: OfferedFile): string {
  const encoded = encodeURIComponent(savedAs).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${stablePath.slice('/downloads/'.length)}"; filename*=UTF-8''${encoded}`
}

/** Serves pages and assets from memory and files for download from disk. */
export async function addPageRoutes(app: FastifyInstance, site: BuiltSite) {
  const { folder, manifest } = site
  const prepare = (files: BuiltSite['files']) =>
    new Map([...files].map(([path, file]) => [path, prepareFile(path, file, site.pagePolicy)]))
  const files = prepare(site.files)
  const notFoundPages = prepare(site.notFoundPages)

  const send = (request: FastifyRequest, reply: FastifyReply, representations: Representations) => {
    const { etag, body, headers } = chooseRepresentation(representations, request.headers['accept-encoding'])
    if (reply.statusCode === 200 && isNotModified(request.headers['if-none-match'], etag)) {
      const { 'Content-Type': _, 'Content-Encoding': __, ...headersWithoutBody } = headers
      return reply.code(304).headers(headersWithoutBody).send()
    }
    return reply.headers(headers).send(body)
  }

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply, path = '') => {
    const section = /^(?:\/th)?\/(services|pricing)\/[^/]+\/*$/.exec(path)?.[1]
    const pages = [...(section ? [`/${section}/404`] : []), '/404'].map((page) => localizedPath(page, localeOf(path)))
    const representations = pages.map((page) => notFoundPages.get(page)).find((page) => page !== undefined)
    return representations ? send(request, reply.code(404), representations) : reply.code(404).send()
  }

  /** The redirect target of a path without a file. It is always a known path, so that `//evil.example/` never becomes a `Location`. */
  const canonicalPath = (path: string): string | undefined => {
    const trimmed = withoutTrailingSlashes(path)
    const [, prefix = '', index] = /^(\/th)?\/services\/(\d)$/.exec(trimmed) ?? []
    const slug = manifest.serviceSlugs[Number(index)]
    if (slug !== undefined) return `${prefix}/services/${slug}`
    return site.files.get(trimmed)?.isPage ? trimmed : undefined
  }

  const downloadsFolder = join(folder, 'downloads')
  const downloads = new Map(manifest.downloads.map((file) => [file.path, file]))
  const stablePaths = new Map(manifest.downloads.map(({ path, stablePath }) => [stablePath, path]))
  const namesOnDisk = new Set(existsSync(downloadsFolder) ? readdirSync(downloadsFolder) : [])
  await app.register(fastifyStatic, {
    root: downloadsFolder,
    serve: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (path.endsWith('SHA256SUMS')) reply.header('Content-Type', 'text/plain; charset=utf-8')
    },
  })
  // nginx already logs these requests.
  const quiet = { logLevel: 'warn' as const }

  app.get<{ Params: { name: string } }>('/downloads/:name', quiet, (request, reply) => {
    const { name } = request.params
    const path = `/downloads/${name}`
    if (namesOnDisk.has(name)) {
      const file = downloads.get(path)
      if (file && !file.isShown) reply.header('Content-Disposition', attachment(file))
      return reply.header('Cache-Control', withoutHash(name) === name ? 'no-cache' : IMMUTABLE_CACHING).sendFile(name)
    }
    // A page of an earlier build may link to an older hash.
    const currentPath = stablePaths.get(path) ?? stablePaths.get(withoutHash(path))
    if (currentPath === undefined) return sendNotFound(request, reply, path)
    return reply.header('Cache-Control', 'no-cache').redirect(currentPath, 302)
  })

  app.get('/*', quiet, (request, reply) => {
    const { path, query } = splitTarget(request.url)
    if (path === undefined) return sendNotFound(request, reply, request.url)
    const representations = files.get(path)
    if (representations) return send(request, reply, representations)
    const canonical = canonicalPath(path)
    if (canonical === undefined) return sendNotFound(request, reply, path)
    return reply.header('Cache-Control', REDIRECT_CACHING).redirect(encodeURI(canonical) + query, 308)
  })
}
