import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const WINDOW_MILLISECONDS = 10 * 60_000

/** How many addresses are counted at a time; past it those not seen for longest are forgotten. */
const COUNTED_ADDRESSES = 20_000

/** How often what someone sent may be looked at again, for each time it may be sent: reloading costs more than it seems. */
const LOOKS_PER_SUBMISSION = 10

/** Counts a request, and returns after how many seconds there may be another one, or 0 when this one may pass. */
export type Limit = (request: FastifyRequest) => Promise<number>

export interface Limits {
  submissions: Limit
  answers: Limit
}

/**
 * Counts requests by address, in memory, for this server alone. IPv6 addresses count by their /64, which is what one
 * household has. An address is forgotten with its window and never written anywhere.
 *
 * @param most submissions in ten minutes
 */
export async function addressLimits(app: FastifyInstance, most: number): Promise<Limits> {
  await app.register(rateLimit, { global: false, cache: COUNTED_ADDRESSES, timeWindow: WINDOW_MILLISECONDS })
  const limit = (max: number): Limit => {
    const count = app.createRateLimit({ max })
    return async (request) => {
      const counted = await count(request)
      return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : 0
    }
  }
  return { submissions: limit(most), answers: limit(most * LOOKS_PER_SUBMISSION) }
}
