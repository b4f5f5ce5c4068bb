import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type RunningApp, runApp } from './running-app.ts'
import { type DatabaseKind, testDatabases } from './test-databases.ts'

export const signup = {
  fullName: 'Somchai Jaidee',
  email: 'somchai@example.co.th',
  companyName: 'Siam Coffee',
  phoneNumber: '02 123 4567',
  serviceInterest: 'basic',
  termsAccepted: true,
}

export const contact = {
  fullName: 'Manee',
  email: 'manee@example.com',
  subject: 'Quote',
  message: 'What would it cost?',
}

/** Runs the app on a database of this kind. Each test starts without leads. */
export function setUpApp(kind: DatabaseKind) {
  const newDatabase = testDatabases(kind)
  let running: RunningApp
  beforeAll(async () => {
    running = await runApp({}, await newDatabase())
  })
  afterAll(() => running.stop())
  beforeEach(async () => void (await running.database.ask('delete from lead')))

  const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
    running.app.inject({
      method: 'POST',
      url,
      headers: { 'Content-Type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })

  return {
    /** Available only within a test. */
    running: () => running,
    post,
    postForm: (url: string, fields: Record<string, string>) =>
      post(url, new URLSearchParams(fields).toString(), { 'Content-Type': 'application/x-www-form-urlencoded' }),
    /** The rows, with the column names of the database. */
    leads: () => running.database.ask('select * from lead order by id'),
    /** Runs `submit` while the database rejects every lead. */
    async refused<T>(submit: () => Promise<T>): Promise<T> {
      await running.database.ask('alter table lead rename to gone')
      try {
        return await submit()
      } finally {
        await running.database.ask('alter table gone rename to lead')
      }
    },
  }
}
