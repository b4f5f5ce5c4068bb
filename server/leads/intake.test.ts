import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'
import { type RunningApp, runApp } from '../testing/running-app.ts'
import { DATABASE_KINDS, type TestDatabase, testDatabases } from '../testing/test-databases.ts'

const contact = { fullName: 'Manee', email: 'manee@example.com', subject: 'Quote', message: 'What would it cost?' }

const send = (running: RunningApp, body: object, headers: Record<string, string> = {}, url = '/api/contact') =>
  running.app.inject({
    method: 'POST',
    url,
    headers: { 'Content-Type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })

const sendForm = (
  running: RunningApp,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  locale = 'th',
) =>
  running.app.inject({
    method: 'POST',
    url: `/api/contact?locale=${locale}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

const count = async (database: TestDatabase) =>
  Number((await database.ask('select count(*) as leads from lead'))[0]?.leads)

describe.each(DATABASE_KINDS)('a repeat, with %s,', (kind) => {
  const newDatabase = testDatabases(kind)
  let running: RunningApp
  beforeAll(async () => {
    running = await runApp({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.com' }, await newDatabase())
  })
  afterAll(() => running.stop())
  beforeEach(async () => void (await running.database.ask('delete from lead')))

  const keyed = (key: string, body: object = contact, url?: string) =>
    send(running, body, { 'Idempotency-Key': key }, url)

  it('gets the first receipt again, and nothing new is stored or delivered', async () => {
    const first = await keyed('repeat')
    const second = await keyed('repeat', { ...contact, fullName: '  Manee\n', website: '' })
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect(await count(running.database)).toBe(1)
    expect(await running.database.ask('select lead_id from delivery')).toEqual([{ lead_id: first.json().id }])
  })

  it('with the key of another submission is answered 422 without naming a field', async () => {
    await keyed('other')
    const answer = await keyed('other', { ...contact, message: 'And what would it cost?' })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-type']).toBe(PROBLEM_MEDIA_TYPE)
    expect(answer.json()).not.toHaveProperty('errors')
    expect(await count(running.database)).toBe(1)
  })

  it('of an invalid submission may be corrected and sent under the same key', async () => {
    expect((await keyed('mended', { ...contact, email: 'x' })).statusCode).toBe(422)
    expect((await keyed('mended')).statusCode).toBe(201)
  })

  it('with the same key in the other form is no repeat', async () => {
    await keyed('scope')
    const signup = {
      fullName: 'Manee',
      email: 'manee@example.com',
      companyName: 'Siam',
      phoneNumber: '02 123 4567',
      serviceInterest: 'basic',
      termsAccepted: true,
    }
    expect((await keyed('scope', signup, '/api/signup')).statusCode).toBe(201)
    expect(await count(running.database)).toBe(2)
  })

  it('sent twenty times at once is stored once, and each answer is its receipt or 409', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => keyed('crowd')))
    const receipts = answers.filter(({ statusCode }) => statusCode === 201).map(({ body }) => body)
    expect(new Set(receipts).size).toBe(1)
    const waiting = answers.filter(({ statusCode }) => statusCode !== 201).map((answer) => answer.json())
    const detail = 'The first request with this Idempotency-Key is still under way.'
    expect(waiting).toEqual(waiting.map(() => expect.objectContaining({ status: 409, detail })))
    expect(await count(running.database)).toBe(1)
  })

  it('without a key is another lead', async () => {
    await send(running, contact)
    await send(running, contact)
    expect(await count(running.database)).toBe(2)
  })

  it('without script is recognized by its contents', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await sendForm(running, contact)).headers.location).toBe('/th#contact-sent')
    }
    expect(await count(running.database)).toBe(1)
    await sendForm(running, { ...contact, message: 'Another question' })
    expect(await count(running.database)).toBe(2)
  })

  it('after a day counts as a new submission', async () => {
    const first = await keyed('old')
    await running.database.ask(`update idempotency set created_at = '2020-01-01T00:00:00.000Z' where key = 'old'`)
    const second = await keyed('old', { ...contact, message: 'A year later' })
    expect(second.statusCode).toBe(201)
    expect(second.json().id).not.toBe(first.json().id)
    expect(await count(running.database)).toBe(2)
  })

  it.each(['', 'a b', 'ก'.normalize(), 'x'.repeat(129), 'a\tb'])(
    'with the invalid key %j is answered 400',
    async (key) => {
      expect((await keyed(key)).statusCode).toBe(400)
      expect(await count(running.database)).toBe(0)
    },
  )

  it.each(['x', 'x'.repeat(128), '"8e03978e-40d5-43dd-bc93-6894a57f9324"', '!~'])(
    'the key %j is valid',
    async (key) => {
      expect((await keyed(key)).statusCode).toBe(201)
    },
  )

  it('suspected spam is answered like any other lead, stored and not delivered', async () => {
    const answer = await send(running, { ...contact, website: 'x' })
    expect(answer.statusCode).toBe(201)
    expect(await running.database.ask('select id, state from lead')).toEqual([
      { id: answer.json().id, state: 'suspected_spam' },
    ])
    expect(await running.database.ask('select channel from delivery')).toEqual([])
  })
})

describe('a request from another site', () => {
  let running: RunningApp
  beforeAll(async () => {
    running = await runApp({ SITE_URL: 'https://www.krajai.example' })
  })
  afterAll(() => running.stop())

  it.each([
    { Origin: 'https://evil.example' },
    { Origin: 'https://www.krajai.example.evil.example' },
    { Origin: 'https://krajai.example' },
    { Origin: 'https://www.krajai.example:8443' },
    { Origin: 'http://www.krajai.example' },
    { Origin: 'null' },
    { Origin: 'file://' },
    { Origin: 'nonsense' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://www.krajai.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-site' },
  ])('with %o is refused before its body is read, by script and by form', async (headers) => {
    for (const answer of [await send(running, contact, headers), await sendForm(running, contact, headers)]) {
      expect(answer.statusCode).toBe(403)
      expect(answer.headers['content-type']).toBe(PROBLEM_MEDIA_TYPE)
    }
    expect(await count(running.database)).toBe(0)
  })

  it.each([
    {},
    { Origin: 'https://www.krajai.example', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'http://10.0.0.5:3000', Host: '10.0.0.5:3000' },
    { Origin: 'https://preview.example', Host: 'preview.example:443' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
  ])('is not assumed for %o', async (headers) => {
    expect((await send(running, contact, headers as Record<string, string>)).statusCode).toBe(201)
    await running.database.ask('delete from lead')
  })
})

it('how a submission ended is answered in a sentence and logged in a line', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const running = await runApp({ LOG_LEVEL: 'info', RATE_LIMIT: '6' })
  const post = async (body: object, key: string) => {
    const answer = await send(running, body, { 'Idempotency-Key': key })
    return answer.json().detail
  }
  const said = [
    await post({ ...contact, website: 'https://spam.example' }, 'spam'),
    await post(contact, 'key'),
    await post(contact, 'key'),
    await post({ ...contact, message: 'Something else altogether' }, 'key'),
    await post({}, 'empty'),
  ]
  await running.database.ask('drop table lead')
  said.push(await post(contact, 'refused'), await post(contact, 'too-many'))
  await running.stop()
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)))
  written.mockRestore()
  expect(said).toEqual([
    undefined,
    undefined,
    undefined,
    'This Idempotency-Key was used for something else.',
    'Some fields need to be filled in differently.',
    'You can send it again in 30 seconds.',
    'You can send it again in 10 minutes.',
  ])
  expect(lines.filter(({ form }) => form === 'contact')).toMatchObject([
    { lead: expect.any(String), repeated: false, suspected: true, msg: 'a lead was stored' },
    { lead: expect.any(String), repeated: false, suspected: false, msg: 'a lead was stored' },
    { lead: expect.any(String), repeated: true, suspected: false, msg: 'a lead came again' },
    { reason: 'other-payload', msg: 'a submission was refused' },
    { errors: 4, msg: 'a submission was not valid' },
    { level: 50, err: { message: expect.stringContaining('no such table') }, msg: 'a lead could not be stored' },
    { reason: 'too-many', msg: 'a submission was refused' },
  ])
})

describe('an address that sends too much', () => {
  let running: RunningApp | undefined
  const start = async (environment: Record<string, string>) => {
    running = await runApp({ RATE_LIMIT: '2', ...environment })
    return running
  }
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  beforeEach(() => async () => {
    vi.useRealTimers()
    await running?.stop()
  })

  it('is told how long to wait, counting both forms by script and without, and may send afterwards', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const app = await start({})
    expect((await send(app, contact)).statusCode).toBe(201)
    expect((await sendForm(app, contact)).headers.location).toBe('/th#contact-sent')
    const refused = await send(app, contact)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({ 'content-type': PROBLEM_MEDIA_TYPE, 'retry-after': '600' })
    expect(refused.json().detail).toBe('You can send it again in 10 minutes.')
    const refusedInThai = await send(app, contact, { 'Content-Language': 'th' })
    expect(refusedInThai.headers['content-language']).toBe('th')
    expect(refusedInThai.json().detail).toBe('ส่งอีกครั้งได้ในอีก 10 นาที')
    expect((await send(app, {}, {}, '/api/signup')).statusCode).toBe(429)
    vi.setSystemTime(Date.now() + 10 * 60_000)
    expect((await send(app, contact)).statusCode).toBe(201)
  })

  it.each([
    ['en', 'You can send it again in 10 minutes.'],
    ['th', 'ส่งอีกครั้งได้ในอีก 10 นาที'],
  ])('without script, in %s, gets back what was typed, and after how long to send it', async (locale, said) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const app = await start({})
    for (let turn = 0; turn < 2; turn += 1) await sendForm(app, contact, {}, locale)
    const refused = await sendForm(app, contact, {}, locale)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['content-language']).toBe(locale)
    const $ = load(refused.body)
    expect($('#contact-message').text()).toBe('What would it cost?')
    expect($('#contact-failed').text()).toBe(`Failed. ${said} Kept.`)
  })

  it.each([
    ['off', ['203.0.113.1', '203.0.113.2', '203.0.113.3'], 429],
    ['1', ['203.0.113.1', '203.0.113.2', '203.0.113.3'], 201],
    ['1', ['203.0.113.1, 198.51.100.7', '203.0.113.2, 198.51.100.7', '203.0.113.3, 198.51.100.7'], 429],
    ['127.0.0.0/8,10.0.0.0/8', ['203.0.113.1, 10.0.0.9', '203.0.113.2, 10.0.0.9', '203.0.113.3, 10.0.0.9'], 201],
    ['10.0.0.0/8', ['203.0.113.1', '203.0.113.2', '203.0.113.3'], 429],
    ['1', ['203.0.113.1:50001', '203.0.113.1:50002', '203.0.113.1'], 429],
    ['1', ['203.0.113.1:50001', '203.0.113.2:50001', '203.0.113.3:50001'], 201],
    ['1', ['[2001:db8::1]:50001', '[2001:db8::2]', '2001:db8::3'], 429],
    ['2', ['203.0.113.1:50001, 10.0.0.1:40', '203.0.113.1:50002, 10.0.0.1:41', '203.0.113.1, 10.0.0.2'], 429],
    [
      '127.0.0.0/8,10.0.0.0/8',
      ['203.0.113.1:50001, 10.0.0.1:40', '203.0.113.1:50002, 10.0.0.2:40', '203.0.113.1, 10.0.0.3'],
      429,
    ],
    // Whoever is not trusted has no port taken off, either.
    ['off', ['203.0.113.1:50001', '203.0.113.2:50002', '203.0.113.3:50003'], 429],
    ['1', ['2001:db8::1', '2001:db8::2', '2001:db8::3'], 429],
    ['1', ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8:0:3::1'], 201],
  ])('is found by TRUST_PROXY=%s in %j: %i', async (TRUST_PROXY, addresses, last) => {
    const app = await start({ TRUST_PROXY })
    const statuses: number[] = []
    for (const address of addresses) statuses.push((await send(app, contact, from(address))).statusCode)
    expect(statuses).toEqual([201, 201, last])
  })

  it('behind an unknown proxy causes one warning', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const app = await start({ LOG_LEVEL: 'warn', RATE_LIMIT: '100' })
    await send(app, contact)
    for (let turn = 0; turn < 2; turn += 1) await send(app, contact, from('203.0.113.1'))
    const lines = written.mock.calls.map(([line]) => String(line))
    written.mockRestore()
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
    expect(lines.join('')).not.toContain('203.0')
  })

  it('behind a known proxy causes none', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const app = await start({ LOG_LEVEL: 'warn', TRUST_PROXY: '1' })
    await send(app, contact, from('203.0.113.1'))
    expect(written).not.toHaveBeenCalled()
    written.mockRestore()
  })
})
