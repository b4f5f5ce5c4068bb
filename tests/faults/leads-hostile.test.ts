import * as fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FORM_FIELDS } from '../../contract/forms.ts'
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'
import { type RunningApp, runApp } from '../support/running-app.ts'
import { DATABASE_KINDS, testDatabases } from '../support/test-databases.ts'

vi.setConfig({ testTimeout: 300_000 })

/** Number of random requests. Set `HOSTILE_BODIES=20000` for a longer search. */
const RUNS = Number(process.env.HOSTILE_BODIES ?? 500)

/** Lone surrogates, control characters, combining marks, other text directions, code, and very long texts. */
const hostileText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('ก', 'ำ', 'น้ำ', 'ที่', '\u0e33', '\u0e4d', ' ', '\u200b'), { maxLength: 40 })
    .map((mails) => mails.join('')),
  fc
    .array(fc.constantFrom('\u202e', '\u2066', 'שלום', 'مرحبا', '\u200f', 'a'), { maxLength: 20 })
    .map((mails) => mails.join('')),
  fc
    .array(fc.constantFrom('\0', '\r', '\n', '\t', '\u001b[2J', '\u0085', '\u2028', '\ufeff', 'x'), { maxLength: 20 })
    .map((mails) => mails.join('')),
  fc.constantFrom(
    '',
    ' ',
    "'; drop table lead; --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '#{7*7}',
    '../../etc/passwd',
    '%00%ff%zz',
    '=cmd|calc',
    'a@b.example\r\nBcc: c@d.example',
    '__proto__',
    'e\u0301'.repeat(300),
    '\u0344'.repeat(150),
    'x'.repeat(5001),
    '😀'.repeat(5000),
    'ข่าว'.repeat(1250),
  ),
)
const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1e308, [], {}, [[[]]], { toString: 1 }) },
)
const FIELDS = [
  'fullName',
  'email',
  'companyName',
  'phoneNumber',
  'serviceInterest',
  'termsAccepted',
  'subject',
  'message',
  'website',
]
const DANGEROUS_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  'id',
  'state',
  'then',
]

const signup = {
  fullName: 'สมชาย',
  email: 'somchai@example.com',
  companyName: 'Siam',
  phoneNumber: '02 123 4567',
  serviceInterest: 'basic',
  termsAccepted: true,
}
const contact = { fullName: 'Manee', email: 'manee@example.com', subject: 'Quote', message: 'What would it cost?' }

/** A valid payload with some changed fields. Many are still valid. */
const changedPayload = fc
  .tuple(
    fc.constantFrom(signup, contact),
    fc.dictionary(fc.constantFrom(...FIELDS, ...DANGEROUS_NAMES), hostileValue, { maxKeys: 3, noNullPrototype: true }),
  )
  .map(([good, changes]) => ({ ...good, ...changes }))

const json = fc.oneof(
  { weight: 6, arbitrary: changedPayload.map((payload) => JSON.stringify(payload)) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 8 }) },
  { weight: 1, arbitrary: hostileText },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...DANGEROUS_NAMES.slice(0, 4)), fc.json())
      .map(([key, value]) => JSON.stringify(contact).replace('{', `{"${key}":${value},`)),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 15_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 5000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  },
  { weight: 1, arbitrary: fc.tuple(fc.json(), fc.nat()).map(([text, end]) => text.slice(0, end % (text.length + 1))) },
)
const formBody = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom(...FIELDS, ...DANGEROUS_NAMES), hostileText), { maxLength: 10 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')),
  fc
    .dictionary(fc.constantFrom(...FIELDS), hostileText, { maxKeys: 2 })
    .map((changes) => new URLSearchParams({ ...contact, ...changes }).toString()),
  hostileText,
  fc
    .array(fc.constantFrom('%', '%z', '%E0%B8', '%C0%AF', '&', '=', '+', ';', '%00', 'email'))
    .map((parts) => parts.join('')),
)
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-16',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=tis-620',
  'multipart/form-data',
  'text/plain',
  'application/problem+json',
  '*/*',
  ';',
  '',
]
const visible = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) })

const language = fc.option(fc.oneof(fc.constantFrom('th', 'en'), visible), { nil: undefined })

const hostileRequest = fc.record({
  url: fc.constantFrom(
    '/api/signup',
    '/api/contact',
    '/api/contact?locale=th',
    '/api/signup?locale=%zz',
    '/api/contact?locale[]=th&locale=en',
    '/api/contact?__proto__=x&constructor[prototype]=y',
  ),
  type: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('application/json', 'application/x-www-form-urlencoded') },
    { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
  ),
  body: fc.oneof(
    json,
    formBody,
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  ),
  language,
  key: fc.option(visible, { freq: 5, nil: undefined }),
})

/** A valid submission with one changed field. Many are still valid and are stored. */
const nearlyValidRequest = fc.record({
  url: fc.constant('/api/contact'),
  type: fc.constant('application/json'),
  body: fc
    .tuple(fc.constantFrom('fullName', 'subject', 'message'), hostileText)
    .map(([field, text]) => JSON.stringify({ ...contact, [field]: text })),
  language,
  key: fc.constant(undefined),
})

/** Words that only a bug or a leaked error message would contain. */
const LEAK =
  /\bat .+:\d+:\d+|\.ts\b|node:|node_modules|sqlite|postgres|select \*|insert into|constraint|TypeError|SyntaxError/i

describe.each(DATABASE_KINDS)('hostile submissions, with %s,', (kind) => {
  const newDatabase = testDatabases(kind)
  let running: RunningApp
  beforeAll(async () => {
    running = await runApp({ RATE_LIMIT: '1000000' }, await newDatabase())
  })
  afterAll(() => running.stop())

  it('get responses of the contract, cause no server error and store no incomplete lead', async () => {
    const receipts = new Set<string>()
    let sentByForm = 0
    await fc.assert(
      fc.asyncProperty(fc.oneof(hostileRequest, nearlyValidRequest), async ({ url, type, body, language, key }) => {
        const request: InjectOptions = {
          method: 'POST',
          url,
          headers: {
            'content-type': type,
            ...(language !== undefined && { 'content-language': language }),
            ...(key !== undefined && { 'idempotency-key': key }),
          },
          payload: body,
        }
        const answer = await running.app.inject(request)
        expect([201, 303, 400, 413, 415, 422]).toContain(answer.statusCode)
        if (answer.statusCode === 201) receipts.add(answer.json().id)
        if (answer.statusCode === 303 && String(answer.headers.location).endsWith('-sent')) sentByForm += 1
        if (answer.statusCode < 400) return
        if (/^text\/html/.test(String(answer.headers['content-type']))) {
          expect(answer.statusCode).toBe(422)
          expect(type).toMatch(/^application\/x-www-form-urlencoded/)
          return
        }
        expect(answer.headers['content-type']).toBe(PROBLEM_MEDIA_TYPE)
        const { status, title, detail = '', errors = [] } = answer.json()
        expect(status).toBe(answer.statusCode)
        expect(`${title} ${detail} ${errors.map(({ message }: { message: string }) => message)}`).not.toMatch(LEAK)
        expect(errors.length).toBeLessThanOrEqual(20)
      }),
      { numRuns: RUNS },
    )

    const rows = await running.database.ask('select * from lead')
    const ids = new Set(rows.map(({ id }) => id))
    for (const id of receipts) expect(ids).toContain(id)
    expect(rows.length).toBeGreaterThan(RUNS / 10)
    expect(rows.length).toBeLessThanOrEqual(receipts.size + sentByForm)
    for (const { full_name, company_name, phone_number, subject, message, email } of rows) {
      const texts = {
        fullName: full_name,
        companyName: company_name,
        phoneNumber: phone_number,
        subject,
        message,
        email,
      }
      for (const [field, text] of Object.entries(texts)) {
        if (typeof text !== 'string') continue
        const { min, max } = { ...FORM_FIELDS.signup, ...FORM_FIELDS.contact }[field as 'fullName']
        expect(text.isWellFormed() && text === text.normalize('NFC') && text === text.trim()).toBe(true)
        expect(text).not.toMatch(/[^\P{Cc}\n\t]/u)
        expect([...text].length).toBeGreaterThanOrEqual(min)
        expect([...text].length).toBeLessThanOrEqual(max)
      }
    }
    expect(({} as Record<string, unknown>).termsAccepted).toBeUndefined()
    expect((await running.ask('/readyz')).status).toBe(200)
  })
})
