import { createHmac } from 'node:crypto'

/**
 * The headers of Standard Webhooks. The id is the delivery's, so that a receiver can drop a repeat; the time is the attempt's,
 * so that it can refuse an old one.
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
