import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'
import type { LeadTable } from '../database/tables.ts'
import { type RunningApp, runApp } from '../testing/running-app.ts'
import { DATABASE_KINDS, testDatabases } from '../testing/test-databases.ts'

const signup = {
  fullName: 'Somchai Jaidee',
  email: 'somchai@example.co.th',
  companyName: 'Siam Coffee',
  phoneNumber: '02 123 4567',
  serviceInterest: 'basic',
  termsAccepted: true,
}
const contact = { fullName: 'Manee', email: 'manee@example.com', subject: 'Quote', message: 'What would it cost?' }

const form = {
  fullName: 'สมชาย ใจดี',
  email: 'somchai@example.co.th',
  companyName: 'Siam Coffee',
  phoneNumber: '02 123 4567',
  serviceInterest: 'custom',
  termsAccepted: 'on',
}

describe.each(DATABASE_KINDS)('with %s', (kind) => {
  const newDatabase = testDatabases(kind)
  let running: RunningApp
  beforeAll(async () => {
    running = await runApp({}, await newDatabase())
  })
  afterAll(() => running.stop())
  beforeEach(async () => void (await running.database.ask('delete from lead')))

  /** While the database refuses every lead. */
  async function refused<T>(submit: () => Promise<T>): Promise<T> {
    await running.database.ask('alter table lead rename to gone')
    try {
      return await submit()
    } finally {
      await running.database.ask('alter table gone rename to lead')
    }
  }

  const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
    running.app.inject({
      method: 'POST',
      url,
      headers: { 'Content-Type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })

  const postForm = (url: string, fields: Record<string, string>) =>
    post(url, new URLSearchParams(fields).toString(), { 'Content-Type': 'application/x-www-form-urlencoded' })

  const leads = async () => (await running.database.ask('select * from lead order by id')) as unknown as LeadTable[]

  describe('a submission by script', () => {
    it.each([
      ['/api/signup', signup],
      ['/api/contact', contact],
    ])('to %s is stored and has a receipt', async (url, body) => {
      const answer = await post(url, body)
      expect(answer.statusCode).toBe(201)
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringMatching(/^application\/json/),
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
      })
      const [lead] = await leads()
      expect(answer.json()).toEqual({ id: lead?.id, receivedAt: lead?.received_at })
      expect(lead).toMatchObject({ full_name: body.fullName, email: body.email, locale: 'en', state: 'accepted' })
    })

    it.each(['th', 'th-TH', 'TH', ' th'])('in a page of language %j is kept and answered in Thai', async (language) => {
      await post('/api/contact', contact, { 'Content-Language': language })
      expect((await leads())[0]).toMatchObject({ locale: 'th' })
      const { headers, ...answer } = await post('/api/contact', {}, { 'Content-Language': language })
      expect(headers['content-language']).toBe('th')
      expect(answer.json().errors[0]).toEqual({ field: 'fullName', message: 'กรุณากรอกชื่อ-นามสกุล' })
    })

    it('that is not valid is answered 422, field by field', async () => {
      const answer = await post('/api/signup', { ...signup, email: 'x', termsAccepted: 'on', extra: 1 })
      expect(answer.statusCode).toBe(422)
      expect(answer.headers).toMatchObject({
        'content-type': PROBLEM_MEDIA_TYPE,
        'content-language': 'en',
        'cache-control': 'no-store',
      })
      expect(answer.json()).toEqual({
        type: 'about:blank',
        title: 'Unprocessable Entity',
        status: 422,
        detail: expect.any(String),
        errors: [
          { field: 'email', message: 'Please enter a valid email address' },
          { field: 'termsAccepted', message: 'You must accept the terms and conditions' },
          { field: 'extra', message: 'This form has no such field' },
        ],
      })
      expect(await leads()).toEqual([])
    })

    it('that the database refuses is answered 503, without the cause', async () => {
      const answer = await refused(() => post('/api/signup', signup))
      expect(answer.statusCode).toBe(503)
      expect(answer.headers).toMatchObject({ 'content-type': PROBLEM_MEDIA_TYPE, 'retry-after': '30' })
      expect(answer.body).not.toMatch(/sql|table|lead/i)
    })
  })

  describe('what cannot be read', () => {
    it.each([
      ['half an object', '{"fullName":', 400],
      ['nothing', '', 400],
      ['a list', '[]', 400],
      ['null', 'null', 400],
      ['a text', '"fullName"', 400],
      ['a poisoned object', '{"__proto__":{"termsAccepted":true}}', 400],
      ['more than 32 KiB', JSON.stringify({ ...contact, message: 'x'.repeat(33_000) }), 413],
    ])('%s is answered', async (_, body, status) => {
      const answer = await post('/api/contact', body)
      expect(answer.statusCode).toBe(status)
      expect(answer.headers['content-type']).toBe(PROBLEM_MEDIA_TYPE)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json()).toMatchObject({ type: 'about:blank', status })
      expect(await leads()).toEqual([])
    })

    it.each(['text/plain', 'text/xml', 'multipart/form-data; boundary=x', 'application/json5', 'nonsense'])(
      'the type %s is answered 415',
      async (type) => {
        const answer = await post('/api/contact', 'x', { 'Content-Type': type })
        expect(answer.statusCode).toBe(415)
        expect(answer.headers['content-type']).toBe(PROBLEM_MEDIA_TYPE)
      },
    )

    it('no body at all is answered 415', async () => {
      expect((await running.app.inject({ method: 'POST', url: '/api/signup' })).statusCode).toBe(415)
    })

    it('JSON that holds half a surrogate pair is stored whole', async () => {
      const answer = await post('/api/contact', JSON.stringify(contact).replace('Manee', 'Manee \\ud83d'))
      expect(answer.statusCode).toBe(201)
      expect((await leads())[0]?.full_name).toBe('Manee \ufffd')
    })
  })

  describe('other methods and paths', () => {
    it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)('%s is answered 405', async (method) => {
      const answer = await running.app.inject({ method, url: '/api/signup?x=1', payload: method === 'PUT' ? 'x' : '' })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers).toMatchObject({ allow: 'POST', 'content-type': PROBLEM_MEDIA_TYPE })
    })

    it.each(['/api', '/api/', '/api/nothing', '/api/signup/', '/api/SIGNUP'])('%s is answered 404', async (url) => {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await running.app.inject({
          method,
          url,
          headers: { 'Content-Type': 'text/xml' },
          payload: '<a/>',
        })
        expect(answer.statusCode).toBe(404)
        expect(answer.headers).toMatchObject({ 'content-type': PROBLEM_MEDIA_TYPE, 'cache-control': 'no-store' })
      }
    })

    it('a path that cannot be decoded is answered 400', async () => {
      const answer = await running.ask('/api/%zz')
      expect(answer.status).toBe(400)
      expect(answer.headers).toMatchObject({ 'content-type': PROBLEM_MEDIA_TYPE, 'cache-control': 'no-store' })
      expect(answer.headers).toHaveProperty('content-security-policy')
    })
  })

  describe('a form without script', () => {
    it.each([
      ['/api/signup', form, '/#signup-sent'],
      ['/api/signup?locale=th', form, '/th#signup-sent'],
      ['/api/contact?locale=en', contact, '/#contact-sent'],
      ['/api/contact?locale=xx', contact, '/#contact-sent'],
    ])('posted to %s is stored and led back', async (url, fields, location) => {
      const answer = await postForm(url, fields)
      expect(answer.statusCode).toBe(303)
      expect(answer.headers).toMatchObject({ location, 'cache-control': 'no-store' })
      expect((await leads())[0]).toMatchObject({
        email: fields.email,
        locale: location.startsWith('/th') ? 'th' : 'en',
      })
    })

    it('may carry a long Thai message, which is three times as long on the wire', async () => {
      const answer = await postForm('/api/contact', { ...contact, message: 'ข่าว '.repeat(1000) })
      expect(answer.headers.location).toBe('/#contact-sent')
      expect((await leads())[0]?.message).toHaveLength(4999)
    })

    it('over 32 KiB of text is answered 413', async () => {
      const answer = await postForm('/api/contact', { ...contact, message: 'x'.repeat(33_000) })
      expect(answer.statusCode).toBe(413)
      expect(answer.headers['content-type']).toBe(PROBLEM_MEDIA_TYPE)
    })

    it('that is not valid comes back with everything typed, and what is wrong', async () => {
      const { termsAccepted: _, ...fields } = { ...form, email: 'สมชาย' }
      const { statusCode, headers } = await postForm('/api/signup?locale=th', fields)
      expect(statusCode).toBe(303)
      const location = String(headers.location)
      expect(location).toMatch(/^\/th\?answer=[\w-]{22}#signup-invalid$/)

      const page = await running.ask(location.replace(/#.*/, ''), { headers: { 'Accept-Encoding': 'br' } })
      const plain = await running.ask('/th')
      expect(page.status).toBe(200)
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-language': 'th',
        'content-security-policy': plain.headers['content-security-policy'],
      })
      expect(page.headers).not.toHaveProperty('etag')
      const $ = load(page.text)
      expect($('title').text()).toBe('พบข้อผิดพลาด: หน้าแรก')
      expect($('#signup-fullName').attr('value')).toBe('สมชาย ใจดี')
      expect($('#signup-email').attr('value')).toBe('สมชาย')
      expect($('#signup-email-error [data-message]').text()).toBe('กรุณากรอกอีเมลให้ถูกต้อง')
      expect($('#signup-serviceInterest option[selected]').attr('value')).toBe('custom')
      expect($('#signup-termsAccepted').is('[checked]')).toBe(false)
      expect(
        $('#signup-invalid a')
          .map((_, link) => $(link).attr('href'))
          .get(),
      ).toEqual(['#signup-email', '#signup-termsAccepted'])
      expect(await leads()).toEqual([])
    })

    it('that cannot be stored comes back with everything typed', async () => {
      const { headers } = await refused(() => postForm('/api/signup', form))
      const location = String(headers.location)
      expect(location).toMatch(/^\/\?answer=[\w-]{22}#signup-failed$/)
      const $ = load((await running.ask(location.replace(/#.*/, ''))).text)
      expect($('title').text()).toBe('Error: Home')
      expect($('#signup-fullName').attr('value')).toBe('สมชาย ใจดี')
      expect($('#signup-termsAccepted').is('[checked]')).toBe(true)
      expect($('[aria-invalid]')).toHaveLength(0)
    })

    it('shows its answer on the home page of its language only, and to nobody without the token', async () => {
      const { headers } = await postForm('/api/contact', { ...contact, email: 'secret-typo' })
      const token = /answer=([\w-]+)/.exec(String(headers.location))?.[1]
      for (const target of [`/th?answer=${token}`, `/about?answer=${token}`, '/?answer=unknown', '/?answer=', '/']) {
        const page = await running.ask(target)
        expect(page.status).toBe(200)
        expect(page.text).not.toContain('secret-typo')
        expect(page.headers).toHaveProperty('etag')
      }
      expect((await running.ask(`/?answer=${token}`)).text).toContain('secret-typo')
      expect((await running.ask(`/?answer=${token}`, { method: 'HEAD' })).body).toHaveLength(0)
    })
  })
})
