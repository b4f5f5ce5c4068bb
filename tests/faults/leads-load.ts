import { Agent } from 'node:http'
import { expect } from 'vitest'
import type { Receipt } from '../../contract/problem.ts'
import { askPort, type HttpAnswer } from '../support/running-app.ts'
import type { TestDatabase } from '../support/test-databases.ts'

/** A form and its key. It is sent with this key until it gets 201. */
interface Sending {
  key: string
  email: string
}

/** Nothing listens there, so that every lead keeps a waiting delivery. */
export const UNREACHABLE_MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'news@krajai.example' }

function post(port: number, agent: Agent, { key, email }: Sending): Promise<HttpAnswer> {
  return askPort(port, '/api/contact', {
    agent,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ fullName: 'สมชาย ใจดี', email, subject: 'Load', message: `Message under ${key}` }),
  })
}

/**
 * Visitors who send forms as fast as they can. They send a form again, with its key, if they get no response or an error. Keeps their
 * receipts, for comparison with the database.
 */
export class Visitors {
  /** The receipts, by key. */
  readonly promised = new Map<string, Receipt>()
  /** All responses other than 201. */
  readonly refusals: HttpAnswer[] = []
  /** Sent, but without a 201 so far. */
  private unanswered: Sending[] = []
  private made = 0

  private next(): Sending {
    const again = this.unanswered.shift()
    if (again) return again
    this.made += 1
    return { key: `key-${this.made}`, email: `lead-${this.made}@example.com` }
  }

  private promise(key: string, receipt: Receipt) {
    const first = this.promised.get(key)
    if (first) expect(receipt).toEqual(first)
    this.promised.set(key, receipt)
  }

  /** Sends until `until` returns true, then waits for open requests. */
  async send(port: number, until: () => boolean, clients = 8): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: clients })
    const visitor = async () => {
      while (!until()) {
        const sending = this.next()
        // If the connection breaks, the form may or may not be stored.
        const answer = await post(port, agent, sending).catch(() => undefined)
        if (answer?.status === 201) this.promise(sending.key, JSON.parse(answer.text))
        else this.unanswered.push(sending)
        if (answer && answer.status !== 201) this.refusals.push(answer)
      }
    }
    await Promise.all(Array.from({ length: clients }, visitor))
    agent.destroy()
  }

  /** Expects each promised lead once, with its delivery, its key and the key of its contents. */
  async expectAllKept(database: TestDatabase) {
    const leads = await database.ask(
      `select lead.id, received_at, email, count(delivery.lead_id) as deliveries
         from lead left join delivery on delivery.lead_id = lead.id
        group by lead.id, received_at, email order by lead.id`,
    )
    const byEmail = new Map(leads.map((lead) => [lead.email, lead]))
    expect(byEmail.size).toBe(leads.length)
    expect(leads.every(({ deliveries }) => Number(deliveries) === 1)).toBe(true)
    for (const [key, { id, receivedAt }] of this.promised) {
      expect(byEmail.get(`lead-${key.slice('key-'.length)}@example.com`)).toMatchObject({ id, received_at: receivedAt })
    }
    // Other leads are from requests that were open at a failure.
    expect(leads.length).toBeLessThanOrEqual(this.promised.size + this.unanswered.length)
    const keys = await database.ask('select count(*) as keys from idempotency')
    expect(Number(keys[0]?.keys)).toBe(2 * leads.length)
  }

  /** Sends the unanswered forms until all have 201. */
  async sendRest(port: number) {
    await this.send(port, () => this.unanswered.length === 0)
    expect(this.unanswered).toEqual([])
  }
}
