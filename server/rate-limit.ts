import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MINUTE } from '../contract/time.ts'

const WINDOW = 10 * MINUTE

/** An IPv6 household has at least a /64 and often a /56. */
const IPV6_SUBNET = 56

/** Counts a request. Returns 0 if it may pass, or after how many seconds the next one may. */
export type RateLimit = (request: FastifyRequest) => Promise<number>

/**
 * Counts requests by address, in the memory of this server alone.
 *
 * @param most requests of one address in ten minutes
 */
export async function createRateLimit(app: FastifyInstance, most: number): Promise<RateLimit> {
  await app.register(rateLimit, { global: false, ipv6Subnet: IPV6_SUBNET })
  const count = app.createRateLimit({ max: most, timeWindow: WINDOW })
  return async (request) => {
    const counted = await count(request)
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : 0
  }
}
