import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { ChannelName } from '../../server/delivery/channel.ts'
import { removeFolder } from './built-site.ts'
import { createManualClock, type ManualClock } from './manual-clock.ts'
import { askPort, runApp } from './running-app.ts'
import type { Row, TestDatabase } from './test-databases.ts'

export const SECRET_BYTES = Buffer.alloc(32, 'k')
export const SECRET = `whsec_${SECRET_BYTES.toString('base64')}`

export const CONTACT = {
  fullName: 'Manee Private',
  email: 'manee.private@example.com',
  subject: 'Quote private',
  message: 'A private message',
}

/** A message that counts as spam for its links and the code around one. */
export const SPAM = {
  fullName: 'Spammer',
  email: 'spammer@example.com',
  subject: 'Cheap links',
  message: Array.from({ length: 12 }, (_, link) => `http://spam${link}.example/buy`).join(' [url=x] '),
}

export const mailSettings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'Krajai Newswire <hello@krajai.example>',
  LEADS_MAIL_TO: 'sales@krajai.example',
})

export const webhookSettings = (url: string) => ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: SECRET,
})

/** Repeats an assertion until it passes; on timeout it fails with the last error. */
export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { interval: 10 })

export interface DeliveringApp {
  readonly clock: ManualClock
  readonly port: number
  /** Sends a form, expects 201, and returns the lead's id. */
  send(body?: object, path?: string): Promise<string>
  /** The delivery rows of a channel, oldest first. */
  rows(channel: ChannelName): Promise<Row[]>
  log(): string
  stop(): Promise<void>
}

/** The same contents again would not be another lead. */
const newContact = () => ({ ...CONTACT, message: `A private message ${randomUUID()}` })

const sendForm = async (port: number, body: object = newContact(), path = '/api/contact'): Promise<string> => {
  const { status, text } = await askPort(port, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (status !== 201) throw new Error(`The response has status ${status}: ${text}`)
  return JSON.parse(text).id
}

/** Runs the app with a manual clock and captures its log. */
export async function runDeliveringApp(
  database: TestDatabase,
  environment: Record<string, string>,
  clock = createManualClock(),
): Promise<DeliveringApp> {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const { app, port, site } = await runApp({ LOG_LEVEL: 'info', ...environment }, database, { clock, log })
  return {
    clock,
    port,
    send: (body, path) => sendForm(port, body, path),
    async rows(channel) {
      return database.ask(`select * from delivery where channel = '${channel}' order by created_at, lead_id, recipient`)
    },
    log: () => lines.join(''),
    async stop() {
      await app.close()
      removeFolder(site)
    },
  }
}
