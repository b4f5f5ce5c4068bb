import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../problems.ts'

/**
 * Refuses forms that another site makes a visitor's browser send. Programs other than browsers send neither header and are let in.
 *
 * Browsers send `Origin: null` when a privacy setting hides the origin; then `Sec-Fetch-Site`, which no page can forge, has to say
 * `same-origin`.
 *
 * @param siteUrl the origin visitors use; the host of the request is accepted too, so that each of the site's addresses works
 * @throws ProblemError 403
 */
export function checkOrigin({ headers, host }: FastifyRequest, siteUrl: string): void {
  const { origin, 'sec-fetch-site': site } = headers
  const isOwn =
    origin === undefined ||
    origin === siteUrl ||
    (origin === 'null' ? site === 'same-origin' : isSameHost(origin, host))
  if (!isOwn || site === 'cross-site') {
    throw new ProblemError(403, { detail: 'This form can only be sent from its own site.' })
  }
}

/** Whether an origin has the host of the request. HTTP and HTTPS count alike, because a proxy may change one into the other. */
function isSameHost(origin: string, host: string): boolean {
  const url = URL.parse(origin)
  return url !== null && /^https?:$/.test(url.protocol) && url.host === URL.parse(`${url.protocol}//${host}`)?.host
}
