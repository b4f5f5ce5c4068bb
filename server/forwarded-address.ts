import type { FastifyInstance } from 'fastify'
import type { TrustedProxies } from './config.ts'

/** `203.0.113.7:50001`, `[2001:db8::7]:50001` or `[2001:db8::7]`. An IPv6 address without brackets has no port. */
const WITH_PORT = /^\s*(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)\s*$/

/**
 * Has the addresses that proxies forward read without ports: some, such as those of Azure, write that of the connection too, and each
 * of a visitor's connections would have a rate limit of its own. Whom to believe is decided by these addresses afterwards, as ever.
 */
export function readAddressesWithoutPorts(app: FastifyInstance, proxies: TrustedProxies) {
  if (proxies === false) return
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const forwarded = headers['x-forwarded-for']
    if (typeof forwarded !== 'string') return
    const addresses = forwarded.split(',').map((address) => address.replace(WITH_PORT, '$1$2'))
    headers['x-forwarded-for'] = addresses.join(',')
  })
}
