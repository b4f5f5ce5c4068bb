import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOf, localizedPath } from '../../contract/locale.ts'
import { type OfferedFile, withoutHash } from '../../contract/site-manifest.ts'
import type { SendStatusPage } from '../http/problems.ts'
import type { BuiltSite } from './built-site.ts'
import { IMMUTABLE_CACHING, prepareFiles, sendFile } from './send-file.ts'

/** Without `max-age`, some browsers keep a permanent redirect for ever. A wrong one could not be corrected. */
const REDIRECT_CACHING = 'public, max-age=86400'

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
export async function addPageRoutes(app: FastifyInstance, site: BuiltSite, sendStatusPage: SendStatusPage) {
  const { folder, manifest } = site
  const files = prepareFiles(site.files, site)

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply, path = '') => {
    const section = /^(?:\/th)?\/(services|pricing)\/[^/]+\/*$/.exec(path)?.[1]
    const locale = localeOf(path)
    return (
      (section && sendStatusPage(request, reply, 404, localizedPath(`/${section}/404`, locale))) ||
      sendStatusPage(request, reply, 404, localizedPath('/404', locale)) ||
      reply.code(404).send()
    )
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
    if (representations) return sendFile(request, reply, representations)
    const canonical = canonicalPath(path)
    if (canonical === undefined) {
      // nginx asks for `/431` and `/404` when it refuses a request itself.
      const status = Number(/^(?:\/th)?\/(4\d\d)$/.exec(path)?.[1] ?? 404)
      return sendStatusPage(request, reply, status, path) ?? sendNotFound(request, reply, path)
    }
    return reply.header('Cache-Control', REDIRECT_CACHING).redirect(encodeURI(canonical) + query, 308)
  })
}
