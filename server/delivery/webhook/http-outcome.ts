import type { Outcome } from '../channel.ts'

/** Timeout, too early, too many requests: the receiver itself asks to try again. */
export const COME_AGAIN = new Set([408, 425, 429])

/** The receiver cannot take this one lead: it is too large, or its contents are refused. */
const ABOUT_THE_LEAD = new Set([413, 422])

/** With these `Retry-After` asks for a pause of the whole channel; with other statuses it is ignored. */
const MAY_ASK_FOR_REST = new Set([429, 503])

/**
 * Milliseconds that a `Retry-After` header asks for, in either of its spellings (RFC 9110, 10.2.3); 0 for none, for one in
 * the past, and for anything else.
 */
export function retryAfter(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // Only the one date format that may still be sent, because `Date.parse` accepts nearly anything.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return 0
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? 0 : Math.max(0, moment - now.getTime())
}

/**
 * What a status means. Redirects are not followed, because the lead would go to an address that nobody configured; the delivery is
 * tried again, since the receiver may have moved for a while. Other refusals most likely mean a wrong secret (401, 403, and 400, which
 * Standard Webhooks' own examples answer to a bad signature) or a wrong address (404, 405), which someone will correct.
 */
export function httpOutcome(status: number, retryAfterHeader: string | undefined, now: Date): Outcome {
  const reason = `http ${status}`
  if (status >= 200 && status < 300) return { outcome: 'delivered' }
  if (status === 410) return { outcome: 'gone', reason }
  if (ABOUT_THE_LEAD.has(status)) return { outcome: 'permanent', reason }
  if (status >= 400 && status < 500 && !COME_AGAIN.has(status))
    return { outcome: 'transient', reason, misconfigured: true }
  if (!MAY_ASK_FOR_REST.has(status)) return { outcome: 'transient', reason }
  return { outcome: 'transient', reason, retryAfter: retryAfter(retryAfterHeader, now) }
}
