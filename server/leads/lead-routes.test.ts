import { brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { BODY_LIMIT_BYTES } from '../../contract/forms.ts'
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'
import { contact, setUpApp, signup } from '../../tests/support/leads.ts'
import { type RunningApp, runApp } from '../../tests/support/running-app.ts'
import { DATABASE_KINDS } from '../../tests/support/test-databases.ts'

describe.each(DATABASE_KINDS)('a submission, with %s,', (kind) => {
  const { leads, post, postForm, refused, running } = setUpApp(kind)
  const keyed = (key: string, body: object = { ...contact, subject: `Quote ${key}` }, url = '/api/contact') =>
    post(url, body, { 'Idempotency-Key': key })

  it.each([
    ['/api/signup', { ...signup, fullName: '  สมชาย  ใจดี\n' }, { kind: 'signup', full_name: 'สมชาย  ใจดี' }],
    ['/api/contact', contact, { kind: 'contact', full_name: 'Manee', message: 'What would it cost?' }],
  ])('to %s is stored and gets 201 with its receipt', async (url, body, stored) => {
    const answer = await post(url, body)
    expect(answer.statusCode).toBe(201)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const [lead] = await leads()
    expect(lead).toMatchObject({ state: 'accepted', locale: 'en', ...stored })
    expect(answer.json()).toEqual({ id: lead?.id, receivedAt: lead?.received_at })
  })

  it('in Thai is stored as Thai and gets errors in Thai', async () => {
    for (const language of ['th', 'th-TH', ' TH']) {
      await post('/api/contact', { ...contact, subject: `In ${language}` }, { 'Content-Language': language })
      const invalid = await post('/api/contact', {}, { 'Content-Language': language })
      expect(invalid.headers['content-language']).toBe('th')
      expect(invalid.json().errors[0]).toEqual({ field: 'fullName', message: 'กรุณากรอกชื่อ-นามสกุล' })
    }
    expect((await leads()).map(({ locale }) => locale)).toEqual(['th', 'th', 'th'])
    expect((await post('/api/contact', {}, { 'Content-Language': 'thx' })).headers['content-language']).toBe('en')
  })

  it('that is invalid gets 422 with an error for each field, and is not stored', async () => {
    const answer = await post('/api/signup', { ...signup, email: 'x', termsAccepted: 'on', extra: 1 })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers).toMatchObject({ 'content-type': PROBLEM_MEDIA_TYPE, 'content-language': 'en' })
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Content',
      status: 422,
      detail: 'Some fields are missing or not valid. Please correct them.',
      errors: [
        { field: 'email', message: 'Please enter a valid email address' },
        { field: 'termsAccepted', message: 'You must accept the terms and conditions' },
        { field: 'extra', message: 'This form has no such field' },
      ],
    })
    expect(await leads()).toEqual([])
  })

  it('that cannot be stored gets 503 in the language of the page, without the cause', async () => {
    const answer = await refused(() => post('/api/signup', signup, { 'Content-Language': 'th' }))
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({ 'content-type': PROBLEM_MEDIA_TYPE, 'retry-after': '30' })
    expect(answer.json().detail).toBe(
      'ส่งอีกครั้งได้ในอีก 30 วินาที (If it cannot wait: Call 0 2000 0000, Email hello@krajai.example)',
    )
    expect(answer.body).not.toMatch(/sql|table/i)
  })

  it('that is repeated with the same key gets the first receipt and is not stored again', async () => {
    const first = await keyed('repeat')
    const second = await keyed('repeat', { ...contact, subject: 'Quote repeat', fullName: '  Manee\n', website: '' })
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect(await leads()).toHaveLength(1)
  })

  it('with the key of another payload gets 422 without field errors', async () => {
    await keyed('other')
    const answer = await keyed('other', { ...contact, message: 'And what would it cost?' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toBe('This Idempotency-Key was used for another payload. Send a new key.')
    expect(answer.json()).not.toHaveProperty('errors')
    expect(await leads()).toHaveLength(1)
  })

  it('with a key of the other form, of a refused submission or of an earlier day is a new lead', async () => {
    await keyed('k')
    expect((await keyed('k', signup, '/api/signup')).statusCode).toBe(201)
    expect((await keyed('mended', { ...contact, email: 'x' })).statusCode).toBe(422)
    expect((await keyed('mended')).statusCode).toBe(201)
    await refused(() => keyed('failed'))
    expect((await keyed('failed')).statusCode).toBe(201)
    await keyed('old')
    await running().database.ask(`update idempotency set created_at = '2020-01-01T00:00:00.000Z' where key = 'old'`)
    expect((await keyed('old', { ...contact, subject: 'New' })).statusCode).toBe(201)
    expect(await leads()).toHaveLength(6)
  })

  it('with the contents of another gets its receipt for a day, with another key, without one, or posted without script', async () => {
    const first = await keyed('lost', contact)
    const answers = [await keyed('reloaded', contact), await post('/api/contact', contact)]
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([201, first.json()])
    expect((await postForm('/api/contact', contact)).headers.location).toBe('/#contact-sent')
    expect(await leads()).toHaveLength(1)
    await running().database.ask(`update idempotency set created_at = '2020-01-01T00:00:00.000Z'`)
    expect((await keyed('next-day', contact)).json()).not.toEqual(first.json())
    expect(await leads()).toHaveLength(2)
  })

  it('sent twenty times at once is stored once, and each response is its receipt', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => keyed('crowd')))
    const [lead, ...others] = await leads()
    expect(others).toEqual([])
    for (const answer of answers) expect([answer.statusCode, answer.json().id]).toEqual([201, lead?.id])
  })

  it.each(['', ' ', 'a b', 'ก', 'x'.repeat(129)])('with the key %j gets 400', async (key) => {
    // Node refuses characters outside Latin-1 in headers.
    const answer = await keyed(Buffer.from(key).toString('latin1'))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().detail).toBe('Idempotency-Key must have 1 to 128 visible ASCII characters.')
  })

  it('with a filled honeypot gets 201 and is stored as suspected spam', async () => {
    const answer = await post('/api/contact', { ...contact, website: 'x' })
    expect(answer.statusCode).toBe(201)
    expect(await leads()).toMatchObject([{ id: answer.json().id, state: 'suspected_spam' }])
  })
})

describe('a request', () => {
  let running: RunningApp
  beforeAll(async () => {
    running = await runApp({ SITE_URL: 'https://www.krajai.example' })
  })
  afterAll(() => running.stop())

  const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    running.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'Content-Type': 'application/json', ...headers },
      payload,
    })
  const padded = (bytes: number) => JSON.stringify(contact).padEnd(bytes)

  it.each([
    ['half an object', '{"fullName":', {}, 400, 'The request is malformed.'],
    ['nothing', '', {}, 400, 'The request is malformed.'],
    ['an array', '[]', {}, 400, 'The body must be one JSON object.'],
    ['null', 'null', {}, 400, 'The body must be one JSON object.'],
    ['an object with __proto__', '{"__proto__":{"termsAccepted":true}}', {}, 400, 'The request is malformed.'],
    ['more than 32 KiB', padded(BODY_LIMIT_BYTES + 1), {}, 413, 'The request is too large.'],
    [
      'plain text',
      'x',
      { 'Content-Type': 'text/plain' },
      415,
      'Send application/json or application/x-www-form-urlencoded.',
    ],
    [
      'files',
      'x',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      415,
      'Send application/json or application/x-www-form-urlencoded.',
    ],
  ])('with %s as its body is refused', async (_, body, headers, status, detail) => {
    const answer = await send(body, headers as Record<string, string>)
    expect(answer.headers).toMatchObject({
      'content-type': PROBLEM_MEDIA_TYPE,
      'cache-control': 'no-store',
      'content-language': 'en',
    })
    expect(answer.json()).toMatchObject({ type: 'about:blank', status, detail })
  })

  it('with the largest allowed body is accepted', async () => {
    expect((await send(padded(BODY_LIMIT_BYTES))).statusCode).toBe(201)
  })

  it('without a body gets 415', async () => {
    expect((await running.app.inject({ method: 'POST', url: '/api/signup' })).statusCode).toBe(415)
  })

  it('with a lone surrogate gets 422 for its field', async () => {
    const answer = await send(JSON.stringify(contact).replace('Manee', 'Manee \\ud83d'))
    expect(answer.json().errors).toEqual([
      { field: 'fullName', message: 'Please remove characters that cannot be displayed' },
    ])
  })

  it.each([
    { Origin: 'https://evil.example' },
    { Origin: 'https://www.krajai.example.evil.example' },
    { Origin: 'https://www.krajai.example:8443' },
    { Origin: 'http://www.krajai.example' },
    { Origin: 'null' },
    { Origin: 'file://' },
    { Origin: 'nonsense' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://www.krajai.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-site' },
  ])('from another site (%o) is refused before its body is read', async (headers) => {
    const answer = await send('{', headers as Record<string, string>)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, PROBLEM_MEDIA_TYPE])
  })

  it.each([
    { Origin: 'https://www.krajai.example', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'http://10.0.0.5:3000', Host: '10.0.0.5:3000' },
    { Origin: 'https://preview.example', Host: 'preview.example:443' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
  ])('from this site (%o) is accepted', async (headers) => {
    expect((await send(JSON.stringify(contact), headers as Record<string, string>)).statusCode).toBe(201)
  })

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'] as const)('by %s gets 405', async (method) => {
    const answer = await running.app.inject({ method, url: '/api/signup?x=1' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers).toMatchObject({ allow: 'POST', 'content-type': PROBLEM_MEDIA_TYPE })
  })

  it.each([
    ['/api/signup', '/#signup-form'],
    ['/api/contact?locale=th', '/th#contact-form'],
  ])('by a person who opens %s leads to the form', async (url, form) => {
    const { statusCode, headers } = await running.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([statusCode, headers.location]).toEqual([303, form])
  })

  it.each(['/api', '/api/', '/api/nothing', '/api/signup/', '/api/SIGNUP'])('to %s gets 404', async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await running.app.inject({ method, url })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe(PROBLEM_MEDIA_TYPE)
    }
  })

  const FORM = 'application/x-www-form-urlencoded'

  it.each([
    ['GET', '/api/nothing', {}, 404, '404'],
    ['GET', '/api/%E0%A4%A', { 'Accept-Language': 'th-TH,th;q=0.9' }, 400, 'ไม่พบหน้าที่คุณต้องการ'],
    ['PUT', '/th/about', {}, 405, 'ไม่พบหน้าที่คุณต้องการ'],
    ['POST', '/api/contact?locale=th', { Origin: 'https://evil.example', 'Accept-Language': 'en' }, 403, 'ไม่รับ 403'],
    ['POST', '/api/contact?locale=en', { 'Content-Type': FORM, 'Accept-Language': 'th' }, 413, 'Refused 413'],
    ['GET', '/th/431', {}, 431, 'ไม่รับ 431'],
  ])('of a person (%s %s) that is refused gets a page', async (method, url, headers: object, status, title) => {
    const body = method === 'POST' ? 'x'.repeat(66_000) : ''
    const answer = await running.ask(url, { method, body, headers: { Accept: 'text/html,*/*;q=0.8', ...headers } })
    expect([answer.status, /<title>(.*)<\/title>/.exec(answer.text)?.[1]]).toEqual([status, title])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('with the long cookies of another host of the domain gets its page', async () => {
    expect((await running.ask('/about', { headers: { Cookie: 'x'.repeat(17_000) } })).status).toBe(200)
  })

  it('with an invalid escape in its path gets 400', async () => {
    const answer = await running.ask('/api/%zz')
    expect(answer.status).toBe(400)
    expect(answer.headers).toMatchObject({ 'content-type': PROBLEM_MEDIA_TYPE, 'cache-control': 'no-store' })
  })
})

describe('the rate limit', () => {
  let running: RunningApp | undefined
  afterEach(async () => {
    vi.useRealTimers()
    await running?.stop()
  })
  const start = async (environment: Record<string, string> = {}) => {
    running = await runApp({ RATE_LIMIT: '2', ...environment })
    return running.app
  }
  const send = (headers: Record<string, string> = {}) =>
    running?.app.inject({ method: 'POST', url: '/api/contact', headers, payload: contact })

  it('tells a visitor how long to wait, in the language of the form, and ends after that time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await start()
    for (let time = 0; time < 2; time += 1) expect((await send())?.statusCode).toBe(201)
    const answer = await send({ 'Content-Language': 'th' })
    expect(answer?.statusCode).toBe(429)
    expect(answer?.headers['retry-after']).toBe('600')
    expect(answer?.json().detail).toBe('ส่งอีกครั้งได้ในอีก 10 นาที')
    vi.setSystemTime(Date.now() + 10 * 60_000)
    expect((await send())?.statusCode).toBe(201)
  })

  it('answers a plain form with a page that is compressed already', async () => {
    const app = await start({ RATE_LIMIT: '1' })
    await send()
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/html',
      'Accept-Encoding': 'br',
    }
    const payload = new URLSearchParams(contact).toString()
    const answer = await app.inject({ method: 'POST', url: '/api/contact?locale=th', headers, payload })
    expect(answer.statusCode).toBe(429)
    expect(answer.headers).toMatchObject({ 'retry-after': '600', 'content-encoding': 'br', 'content-language': 'th' })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<title>ไม่รับ 429</title>')
  })

  it.each([
    ['off', ['203.0.113.1', '203.0.113.2', '203.0.113.3'], 429],
    ['1', ['203.0.113.1', '203.0.113.2', '203.0.113.3'], 201],
    ['1', ['203.0.113.1, 198.51.100.7', '203.0.113.2, 198.51.100.7', '203.0.113.3, 198.51.100.7'], 429],
    ['127.0.0.0/8,10.0.0.0/8', ['203.0.113.1, 10.0.0.9', '203.0.113.2, 10.0.0.9', '203.0.113.3, 10.0.0.9'], 201],
    ['10.0.0.0/8', ['203.0.113.1', '203.0.113.2', '203.0.113.3'], 429],
    // One network has the same /48.
    ['1', ['2001:db8::1', '2001:db8::2', '2001:db8::3'], 429],
    ['1', ['2001:db8:0:1::1', '2001:db8:0:200::1', '2001:db8:0:ffff::1'], 429],
    ['1', ['2001:db8:1::1', '2001:db8:2::1', '2001:db8:3::1'], 201],
    ['1', ['203.0.113.1:4001', '203.0.113.1:4002', '203.0.113.1:4003'], 429],
    ['1', ['[2001:db8::1]:4001', '[2001:db8::1]:4002', '2001:db8::1'], 429],
    [
      '10.0.0.0/8,127.0.0.1',
      ['203.0.113.1:1, 10.0.0.9:1', '203.0.113.1:2, 10.0.0.9:2', '203.0.113.1:3, 10.0.0.9:3'],
      429,
    ],
    [
      '10.0.0.0/8,127.0.0.1',
      ['203.0.113.1:1, 10.0.0.9:1', '203.0.113.2:2, 10.0.0.9:2', '203.0.113.3:3, 10.0.0.9:3'],
      201,
    ],
    ['1', ['::ffff:203.0.113.1', '203.0.113.1', '203.0.113.1'], 429],
  ])('with TRUST_PROXY=%s answers the last of %j with %i', async (trusted, addresses, status) => {
    await start({ TRUST_PROXY: trusted })
    const statuses: (number | undefined)[] = []
    for (const address of addresses) statuses.push((await send({ 'X-Forwarded-For': address }))?.statusCode)
    expect(statuses.at(-1)).toBe(status)
  })
})

it('logs the result of each submission without personal data', async () => {
  const lines: Record<string, unknown>[] = []
  const log = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const running = await runApp({ LOG_LEVEL: 'info', RATE_LIMIT: '6' }, undefined, { log })
  const send = (payload: object, key: string, headers = {}) =>
    running.app.inject({
      method: 'POST',
      url: '/api/contact?locale=th',
      headers: { 'Idempotency-Key': key, ...headers },
      payload,
    })
  await send({ ...contact, website: 'https://spam.example' }, 'spam')
  await send(contact, 'key')
  await send(contact, 'key', { 'X-Forwarded-For': '203.0.113.7' })
  await send({ ...contact, message: 'Something else altogether' }, 'key')
  await send({}, 'empty')
  await running.database.ask('drop table lead')
  await send(contact, 'refused')
  await send(contact, 'too-many')
  await running.stop()
  expect(lines.filter(({ form }) => form === 'contact')).toMatchObject([
    { lead: expect.any(String), state: 'suspected_spam', msg: 'a lead was stored' },
    { lead: expect.any(String), state: 'accepted', msg: 'a lead was stored' },
    { lead: expect.any(String), msg: 'a lead was sent again' },
    { status: 422, msg: 'a submission was refused' },
    { level: 50, msg: 'a lead could not be stored' },
    { status: 429, msg: 'a submission was refused' },
  ])
  expect(lines.filter(({ msg }) => /^no lead can be stored/.test(String(msg)))).toMatchObject([
    { level: 50, err: { message: expect.stringContaining('no such table') } },
  ])
  expect(lines.filter(({ msg }) => /through a proxy/.test(String(msg)))).toHaveLength(1)
  const requests = lines.filter(({ msg, method }) => msg === 'request' && method === 'POST')
  expect(requests[0]).toMatchObject({ method: 'POST', route: '/api/contact', status: 201 })
  expect(JSON.stringify(lines)).not.toMatch(/manee|203\.0\.113|remoteAddress|locale=|spam\.example/i)
})
