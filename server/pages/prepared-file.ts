import { createHash } from 'node:crypto'
import { localeOf } from '../../contract/locale.ts'
import type { BuiltFile } from './built-site.ts'
import { contentSecurityPolicy, FEED_SECURITY_POLICY, NO_CONTENT_SECURITY_POLICY } from './content-security-policy.ts'
import { type Coding, preferredCoding } from './negotiation.ts'

/** One form of one file, ready to be written: headers as the flat list that `writeHead` takes without another copy. */
export interface Representation {
  etag: string
  body: Buffer
  headers: string[]
  /** The headers of 304: the same ones, so that a browser's copy takes over what has changed, without those of a body. */
  notModifiedHeaders: string[]
}

export interface PreparedFile {
  file: BuiltFile
  /** Headers shared by all its forms, and by a page with a refused form written into it. */
  headers: Readonly<Record<string, string>>
  representation(acceptEncoding: string | undefined): Representation
}

/**
 * How long a browser may use a file without asking. Built assets carry their hash in their name. Pages, feeds and
 * downloads are asked about each time (304 without a body mostly): a page names the assets of its own build, and a
 * stale one would name files that a new build no longer has. Pictures at fixed addresses may be a day old.
 */
function cacheControl(path: string, { mediaType }: BuiltFile) {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable'
  return /^(?:image|font)\//.test(mediaType) ? 'public, max-age=86400' : 'no-cache'
}

/** Pictures for link previews and feed readers, which other sites may embed. */
const isForOthers = (path: string) => /^\/(?:share|icons)\//.test(path)

/** Browsers send a handful of short values of Accept-Encoding; the bounds are against clients that make up new ones. */
const REMEMBERED_HEADERS = 50
const REMEMBERED_LENGTH = 60

const flat = (headers: Readonly<Record<string, string>>) => Object.entries(headers).flat()

/**
 * Works out everything about a file that does not depend on the request.
 *
 * @param path its decoded URL path
 * @param common headers of everything that is served
 */
export function prepareFile(path: string, file: BuiltFile, common: Readonly<Record<string, string>>): PreparedFile {
  const headers = {
    ...common,
    'Content-Security-Policy': file.isPage
      ? contentSecurityPolicy(file.sources)
      : path.endsWith('.xml')
        ? FEED_SECURITY_POLICY
        : NO_CONTENT_SECURITY_POLICY,
    ...(file.isPage && { 'Content-Language': localeOf(path) }),
    ...(isForOthers(path) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  }
  const hash = createHash('sha256').update(file.identity).digest('base64url').slice(0, 27)

  const represent = (coding: Coding, body: Buffer): Representation => {
    // The forms differ byte for byte, so a strong tag has to differ too.
    const etag = coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`
    const shared = flat({
      ...headers,
      'Cache-Control': cacheControl(path, file),
      ETag: etag,
      ...((file.br || file.gzip) && { Vary: 'Accept-Encoding' }),
    })
    const ofBody = flat({
      'Content-Type': file.mediaType,
      'Content-Length': String(body.length),
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    })
    return { etag, body, headers: [...shared, ...ofBody], notModifiedHeaders: shared }
  }

  const identity = represent('identity', file.identity)
  const forms: Partial<Record<Coding, Representation>> = {
    ...(file.br && { br: represent('br', file.br) }),
    ...(file.gzip && { gzip: represent('gzip', file.gzip) }),
    identity,
  }
  const remembered = new Map<string | undefined, Representation>()
  return {
    file,
    headers,
    representation(acceptEncoding) {
      const known = remembered.get(acceptEncoding)
      if (known) return known
      const form = forms[preferredCoding(acceptEncoding, (coding) => forms[coding] !== undefined)] ?? identity
      const short = (acceptEncoding ?? '').length <= REMEMBERED_LENGTH
      if (short && remembered.size < REMEMBERED_HEADERS) remembered.set(acceptEncoding, form)
      return form
    },
  }
}
