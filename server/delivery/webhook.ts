import { createHmac } from 'node:crypto'
import { fieldRules, type StoredValues } from '../../contract/forms.ts'
import type { WebhookSettings } from '../config.ts'
import type { Lead } from '../database/tables.ts'
import { type Channel, type Outcome, toErrorCode } from './channel.ts'

/** Standard Webhooks recommends 15 to 30 s. */
const TIMEOUT = 15_000

/** Statuses for gone, too large and invalid. The receiver would refuse the same call again. */
const FINAL = new Set([410, 413, 422])

/** Statuses for timeout, too early and too many requests. The call may succeed later. */
const TEMPORARY = new Set([408, 425, 429])

/** Google Apps Script answers a call that it has carried out with a redirect to this host. Other redirects may lead to a login page. */
const GOOGLE_RESULT = 'https://script.googleusercontent.com/'

/** The body of a call, described in `docs/operations.md`. Receivers use these names, so add names and change none. */
function serializeLead(lead: Lead): string {
  const { id, kind, locale, receivedAt, termsVersion, termsAcceptedAt } = lead
  const fields = Object.entries(fieldRules(kind)).map(([field, rule]) =>
    rule.kind === 'terms' ? { termsVersion, termsAcceptedAt } : { [field]: lead[field as keyof StoredValues] },
  )
  const data = Object.assign({ id, kind, locale, receivedAt }, ...fields)
  return JSON.stringify({ type: 'lead.received', timestamp: receivedAt, data })
}

/** The headers of Standard Webhooks. The id is the same in every attempt, so that the receiver can recognize a repeat. */
function signHeaders(id: string, now: Date, body: string, secrets: readonly Buffer[]) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
    return `v1,${signature}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

function outcomeOf({ ok, status, headers }: Response): Outcome {
  const reason = `http ${status}`
  if (ok || (status === 302 && headers.get('location')?.startsWith(GOOGLE_RESULT))) return { result: 'delivered' }
  if (FINAL.has(status)) return { result: 'rejected', reason }
  const settingsRefused = status >= 300 && status < 500 && !TEMPORARY.has(status)
  const seconds = headers.get('retry-after') ?? ''
  return {
    result: 'retry',
    reason,
    settingsRefused,
    ...(/^\d{1,9}$/.test(seconds) && { retryAfterSeconds: Number(seconds) }),
  }
}

/** Calls a CRM or another program for each accepted lead. */
export function createWebhookChannel({ url, secrets }: WebhookSettings, timeoutMilliseconds = TIMEOUT): Channel {
  return {
    name: 'webhook',
    timeoutMilliseconds,
    async send({ lead, now, signal }) {
      const body = serializeLead(lead)
      const signed = signHeaders(lead.id, now, body, secrets)
      try {
        const response = await fetch(url, {
          method: 'POST',
          // A redirect would send the lead to an address that nobody configured.
          redirect: 'manual',
          signal,
          headers: { 'Content-Type': 'application/json', 'User-Agent': 'krajai-newswire', ...signed },
          body,
        })
        // Only the status is needed. An endless body must not keep the connection busy.
        await response.body?.cancel().catch(() => undefined)
        return outcomeOf(response)
      } catch (error) {
        const { cause } = error as { cause?: { code?: unknown } }
        return { result: 'retry', reason: `http ${toErrorCode(cause?.code)}` }
      }
    },
  }
}
