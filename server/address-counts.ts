import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** How many addresses are counted at a time; beyond that the ones seen longest ago are dropped. */
const COUNTED_ADDRESSES = 20_000

/** For how long requests of an address are counted together. */
export const WINDOW_MILLISECONDS = 10 * 60_000

interface Window {
  requests: number
  /** When the first of them came. */
  since: number
}

/** Counts the requests of each address in memory, and forgets an address with its window. */
export class AddressCounts implements Omit<FastifyRateLimitStore, 'child'> {
  readonly #windows = new Map<string, Window>()
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /** A window that began in the future is none: the clock was ahead then. */
  #isOpen({ since }: Window) {
    const passed = this.#now().getTime() - since
    return passed >= 0 && passed < WINDOW_MILLISECONDS
  }

  incr(address: string, done: Parameters<FastifyRateLimitStore['incr']>[1]) {
    const moment = this.#now().getTime()
    const known = this.#windows.get(address)
    const window = known && this.#isOpen(known) ? known : { requests: 0, since: moment }
    window.requests += 1
    // Moved to the end, so that the first is always the one seen longest ago.
    this.#windows.delete(address)
    this.#windows.set(address, window)
    const [oldest] = this.#windows.keys()
    if (oldest !== undefined && this.#windows.size > COUNTED_ADDRESSES) this.#windows.delete(oldest)
    done(null, { current: window.requests, ttl: window.since + WINDOW_MILLISECONDS - moment })
  }

  /** Drops the addresses whose windows have ended. */
  sweep() {
    for (const [address, window] of this.#windows) if (!this.#isOpen(window)) this.#windows.delete(address)
  }

  /** Those that are remembered. */
  get addresses(): readonly string[] {
    return [...this.#windows.keys()]
  }
}
