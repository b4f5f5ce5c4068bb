import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problems.ts'

const WINDOW_MILLISECONDS = 10 * 60_000

/** How many addresses are counted at a time; beyond that the ones seen longest ago are dropped. */
const COUNTED_ADDRESSES = 20_000

/** How often a page may be written for one visitor for each submission that is allowed: that is slow work. */
const LOADS_PER_SUBMISSION = 10

/** What came of counting a request. */
interface Counted {
  /** 0 when it may pass, or after how many seconds the next one may. */
  seconds: number
  /** By which it was counted: one household's, though not always as it was written. */
  address: string
}

/** Counts a request. */
export type Limit = (request: FastifyRequest) => Promise<Counted>

export interface Limits {
  submissions: Limit
  refusedForms: Limit
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
      const isOver = !counted.isAllowed && counted.isExceeded
      // Nobody is counted for longer: the clock was ahead when this one began, and would otherwise be waited for.
      const seconds = isOver && counted.ttlInSeconds * 1000 <= WINDOW_MILLISECONDS ? counted.ttlInSeconds : 0
      return { seconds, address: counted.key }
    }
  }
  const loads = most * LOADS_PER_SUBMISSION
  return { submissions: limit(most), refusedForms: limit(loads), answers: limit(loads) }
}

/** @throws ProblemError 429 where the address has asked too often */
export async function withinLimit(request: FastifyRequest, limit: Limit): Promise<void> {
  const { seconds } = await limit(request)
  if (seconds === 0) return
  throw new ProblemError(429, {
    detail: 'Too many requests from this address.',
    headers: { 'Retry-After': String(seconds) },
  })
}
