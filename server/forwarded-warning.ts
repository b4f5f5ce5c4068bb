import type { FastifyInstance } from 'fastify'
import type { TrustedProxies } from './config.ts'

/**
 * Warns once when requests come through a proxy although TRUST_PROXY is off: all visitors then have the proxy's address and share
 * one rate limit.
 */
export function warnOfUnknownProxy(app: FastifyInstance, proxies: TrustedProxies) {
  if (proxies !== false) return
  let warned = false
  app.addHook('onRequest', async ({ headers, log }) => {
    if (warned || !(headers['x-forwarded-for'] || headers.forwarded)) return
    warned = true
    log.warn('requests come through a proxy and TRUST_PROXY is off: all visitors share one rate limit')
  })
}
