import { createHmac } from 'node:crypto'

/**
 * The headers of Standard Webhooks. The id is that of the delivery, so that a receiver can recognize a repeat; the time is that of the
 * attempt, so that it can refuse an old one.
 *
 * @param secrets every one signs, the newest first
 */
export function webhookHeaders(id: string, now: Date, body: string, secrets: readonly Buffer[]) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
    return `v1,${signature}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
