import { afterAll, beforeAll, expect } from 'vitest'
import { type RunningApp, runApp } from '../testing/running-app.ts'
import { type DatabaseKind, testDatabases } from '../testing/test-databases.ts'

export const contact = { fullName: 'มานี', email: 'manee@example.com', subject: 'ข่าว', message: 'ขอใบเสนอราคา' }

/** For a `describe` of the staff's tool: a server that takes leads on a database of this kind while the tool is used. */
export function takingLeads(kind: DatabaseKind) {
  const newDatabase = testDatabases(kind)
  let running: RunningApp
  beforeAll(async () => {
    running = await runApp({}, await newDatabase())
  })
  afterAll(() => running.stop())
  return {
    database: () => running.database,
    /** Sends the contact form, and returns the lead's id. */
    async send(body: object): Promise<string> {
      const { status, text } = await running.ask('/api/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Language': 'th' },
        body: JSON.stringify(body),
      })
      expect(status).toBe(201)
      return JSON.parse(text).id
    },
  }
}
