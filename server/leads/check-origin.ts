import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../problems.ts'

/**
 * Refuses what another site makes a visitor's browser send: such a form would come from someone who never saw ours. Programs
 * that send neither header are let in, since they speak for themselves.
 *
 * `Origin: null` is what browsers send where a privacy setting hides the origin; then `Sec-Fetch-Site`, which no page can
 * forge, has to vouch for it.
 *
 * @param siteUrl the origin visitors use; the host that was asked for is as good, so that any address of ours works
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

/** Whether an origin is on the host that was asked for, whichever of HTTP and HTTPS a proxy made of it. */
function isSameHost(origin: string, host: string): boolean {
  const url = URL.parse(origin)
  return url !== null && /^https?:$/.test(url.protocol) && url.host === URL.parse(`${url.protocol}//${host}`)?.host
}
