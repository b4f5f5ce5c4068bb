import { Agent } from 'node:http'
import { expect } from 'vitest'
import type { Receipt } from '../../contract/problem.ts'
import { type Answered, askPort } from '../support/running-app.ts'
import type { TestDatabase } from '../support/test-databases.ts'

/** One filled-in form, and the key it is sent under until it is answered. */
interface Sending {
  key: string
  email: string
}

/** A channel that is never reached, so that every lead has a delivery that is tried again and again. */
export const UNREACHABLE_MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'news@krajai.example' }

function post(port: number, agent: Agent, { key, email }: Sending): Promise<Answered> {
  return askPort(port, '/api/contact', {
    agent,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ fullName: 'สมชาย ใจดี', email, subject: 'Load', message: `Message under ${key}` }),
  })
}

/**
 * Visitors who send forms as fast as they are answered, and who send a form again, under its key, when no answer came or
 * when it was not good. Keeps what was promised to them, for comparison with what is there.
 */
export class Visitors {
  /** By key, what was answered 201. */
  readonly promised = new Map<string, Receipt>()
  /** Every answer but 201. */
  readonly refusals: Answered[] = []
  /** Sent, and not answered 201 so far. */
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

  /** Sends until told to stop. What is on its way then is waited for, whether or not it is answered. */
  async send(port: number, until: () => boolean, clients = 8): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: clients })
    const visitor = async () => {
      while (!until()) {
        const sending = this.next()
        // Where the connection breaks, nobody knows whether it was stored.
        const answer = await post(port, agent, sending).catch(() => undefined)
        if (answer?.status === 201) this.promise(sending.key, JSON.parse(answer.text))
        else this.unanswered.push(sending)
        if (answer && answer.status !== 201) this.refusals.push(answer)
      }
    }
    await Promise.all(Array.from({ length: clients }, visitor))
    agent.destroy()
  }

  /** Every lead that was promised is there, with its delivery; none is there twice, and nothing by halves. */
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
    // What was stored and not promised is what was on its way when something broke.
    expect(leads.length).toBeLessThanOrEqual(this.promised.size + this.unanswered.length)
    const keys = await database.ask('select count(*) as keys from idempotency')
    expect(Number(keys[0]?.keys)).toBe(leads.length)
  }

  /** Sends what has not been answered yet until all of it is. */
  async sendRest(port: number) {
    await this.send(port, () => this.unanswered.length === 0)
    expect(this.unanswered).toEqual([])
  }
}
