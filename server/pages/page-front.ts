import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { BuiltSite } from './built-site.ts'
import { NO_CONTENT_SECURITY_POLICY } from './content-security-policy.ts'
import type { Downloads } from './downloads.ts'
import { holds } from './negotiation.ts'
import { type PreparedFile, prepareFile } from './prepared-file.ts'
import { route, splitTarget } from './routing.ts'

interface PageFrontOptions {
  site: BuiltSite
  /** Headers of everything that is served. */
  headers: Readonly<Record<string, string>>
  /** Paths that are not the site's: exact ones, and with everything under them those that end in a slash. */
  reserved: readonly string[]
  downloads: Downloads
}

/** Some browsers keep a permanent redirect without an age for ever, so it could never be corrected. */
export const REDIRECT_CACHING = 'public, max-age=86400'

/** An answer that is a header and at most one plain sentence. */
function answerBriefly(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  sentence = '',
) {
  const body = Buffer.from(sentence)
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
  })
  response.end(body)
}

/**
 * Answers requests for the built site from memory and passes all others on to the app. It stands before the app's router, because
 * looking up a page in a map serves a sixth more requests per second than a route (measured).
 */
export function pageFront({ site, headers, reserved, downloads }: PageFrontOptions) {
  const prepare = (files: BuiltSite['files']) =>
    new Map([...files].map(([path, file]) => [path, prepareFile(path, file, headers)]))
  const bare = { ...headers, 'Content-Security-Policy': NO_CONTENT_SECURITY_POLICY }
  const files = prepare(site.files)
  const notFoundPages = prepare(site.notFoundPages)
  const isFile = (path: string) => files.has(path)
  const isPage = (path: string) => files.get(path)?.file.isPage === true
  const addresses = { isFile, isPage, serviceSlugs: site.manifest.serviceSlugs }
  const isReserved = (path: string) =>
    reserved.some((own) => path === own || (own.endsWith('/') && path.startsWith(own)))

  const sendFile = ({ representation }: PreparedFile, request: IncomingMessage, response: ServerResponse) => {
    const { etag, body, headers, notModifiedHeaders } = representation(request.headers['accept-encoding'])
    if (holds(request.headers['if-none-match'], etag)) response.writeHead(304, notModifiedHeaders).end()
    else response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body)
  }

  const sendNotFound = (pages: readonly string[], request: IncomingMessage, response: ServerResponse) => {
    const page = pages.map((path) => notFoundPages.get(path)).find((found) => found !== undefined)
    if (!page) return answerBriefly(response, 404, bare, 'Not found')
    const { body, headers: ofPage } = page.representation(request.headers['accept-encoding'])
    response.writeHead(404, ofPage).end(request.method === 'HEAD' ? undefined : body)
  }

  return (app: RequestListener): RequestListener =>
    (request, response) => {
      const reading = request.method === 'GET' || request.method === 'HEAD'
      // A shortcut for nearly all requests: a known path as it is. The rules below would give the same result.
      const asked = files.get(request.url ?? '/')
      if (asked && reading) return sendFile(asked, request, response)

      const { path, query } = splitTarget(request.url ?? '/')
      if (isReserved(path)) {
        // The app's router does not understand the absolute form (`GET http://host/path`).
        request.url = path + query
        return app(request, response)
      }
      if (!reading) {
        return answerBriefly(response, 405, { ...bare, Allow: 'GET, HEAD' }, 'Only GET and HEAD are possible here')
      }
      if (downloads.send(path, request, response)) return
      const target = route(path, addresses)
      if (target.kind === 'not-found') return sendNotFound(target.pages, request, response)
      if (target.kind === 'redirect') {
        // The query is safe in a header: Node's parser accepts printable ASCII only.
        const location = encodeURI(target.path) + query
        return answerBriefly(response, 308, { ...bare, Location: location, 'Cache-Control': REDIRECT_CACHING })
      }
      const file = files.get(target.path)
      if (!file) return sendNotFound(['/404'], request, response)
      sendFile(file, request, response)
    }
}
