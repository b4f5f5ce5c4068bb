import { createHmac, randomBytes } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AddressCounts, WINDOW_MILLISECONDS } from './address-counts.ts'

/** What came of counting a request. */
interface Counted {
  /** 0 when it may pass, or after how many seconds the next one may. */
  seconds: number
  /** Tells one household's address from every other for as long as this process runs, and not which it is. */
  sender: string
}

/** Counts a request. */
export type Limit = (request: FastifyRequest) => Promise<Counted>

export interface Limits {
  submissions: Limit
  /** Forgets the addresses that are no longer counted. */
  sweep(): void
}

/**
 * Counts requests by address, in memory, for this server alone. IPv6 addresses count by their /64, which is what one
 * household has. An address is forgotten with its window, as soon as that is swept, and never written anywhere.
 *
 * @param most submissions in ten minutes
 */
export async function addressLimits(app: FastifyInstance, most: number, now: () => Date): Promise<Limits> {
  const stores: AddressCounts[] = []
  class Store extends AddressCounts {
    constructor() {
      super(now)
      stores.push(this)
    }
    child() {
      return new Store()
    }
  }
  await app.register(rateLimit, { global: false, store: Store, timeWindow: WINDOW_MILLISECONDS })
  const secret = randomBytes(32)
  const senderAt = (address: string) => createHmac('sha256', secret).update(address).digest('base64url')
  const limit = (max: number): Limit => {
    const count = app.createRateLimit({ max })
    return async (request) => {
      const counted = await count(request)
      const isOver = !counted.isAllowed && counted.isExceeded
      return { seconds: isOver ? counted.ttlInSeconds : 0, sender: senderAt(counted.key) }
    }
  }
  return {
    submissions: limit(most),
    sweep: () => {
      for (const store of stores) store.sweep()
    },
  }
}
