import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeOf } from '../../contract/locale.ts'
import type { SendStatusPage } from '../http/problems.ts'
import { NO_CONTENT_SECURITY_POLICY } from '../http/security-headers.ts'
import type { BuiltFile, BuiltSite } from './built-site.ts'

/** For feeds and sitemaps, which have a style sheet of the site. */
const FEED_SECURITY_POLICY = `${NO_CONTENT_SECURITY_POLICY}; style-src 'self'`

export const IMMUTABLE_CACHING = 'public, max-age=31536000, immutable'

/** A file in one encoding, ready to be sent. */
interface Representation {
  etag: string
  body: Buffer
  headers: Record<string, string>
}

export type Representations = Record<'br' | 'gzip' | 'identity', Representation>

/**
 * Built assets have a hash in their name and never change. Pages are revalidated each time, because an old page links to assets that a
 * new build no longer has.
 */
function cacheControl(path: string, mediaType: string): string {
  if (path.startsWith('/_astro/')) return IMMUTABLE_CACHING
  return /^(?:image|font)\//.test(mediaType) ? 'public, max-age=86400' : 'no-cache'
}

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

/** Prepares everything that does not depend on the request. */
export const prepareFiles = (files: BuiltSite['files'], { pagePolicy }: Pick<BuiltSite, 'pagePolicy'>) =>
  new Map([...files].map(([path, file]) => [path, prepareFile(path, file, pagePolicy)]))

/** Sends a file in an encoding that the client accepts. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, representations: Representations) {
  const { etag, body, headers } = chooseRepresentation(representations, request.headers['accept-encoding'])
  if (reply.statusCode === 200 && isNotModified(request.headers['if-none-match'], etag)) {
    const { 'Content-Type': _, 'Content-Encoding': __, ...headersWithoutBody } = headers
    return reply.code(304).headers(headersWithoutBody).send()
  }
  return reply.headers(headers).send(body)
}

/** Returns a function that sends a page such as `/th/404` or `/429` in place of another one. */
export function createSendStatusPage(site: BuiltSite): SendStatusPage {
  const pages = prepareFiles(site.statusPages, site)
  return (request, reply, status, path) => {
    const page = pages.get(path)
    return page && sendFile(request, reply.code(status), page)
  }
}
