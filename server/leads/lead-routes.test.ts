import { describe, expect, it } from 'vitest'
import { BODY_LIMIT_BYTES } from '../../contract/limits.ts'
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'
import { DATABASE_KINDS } from '../testing/test-databases.ts'
import { countTurns } from '../testing/turns.ts'
import { appWithLeads, contact, signup } from './fixture-leads.ts'

const objectOf = (fields: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: fields }, (_, index) => [`field${index}`, 'x'])))

describe.each(DATABASE_KINDS)('with %s', (kind) => {
  const { leads, post, refused, running } = appWithLeads(kind)

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

    it.each(['en, th', 'x-th', 'thx'])('in a page of language %j is answered in English', async (language) => {
      const answer = await post('/api/contact', {}, { 'Content-Language': language })
      expect(answer.headers['content-language']).toBe('en')
    })

    it.each(['th', 'th-TH', 'TH', ' th'])('in a page of language %j is kept and answered in Thai', async (language) => {
      await post('/api/contact', contact, { 'Content-Language': language })
      expect((await leads())[0]).toMatchObject({ locale: 'th' })
      const { headers, ...answer } = await post('/api/contact', {}, { 'Content-Language': language })
      expect(headers['content-language']).toBe('th')
      expect(answer.json().errors[0]).toEqual({ field: 'fullName', message: 'กรุณากรอกชื่อ-นามสกุล' })
    })

    it('that is invalid is answered 422 with an error for each field', async () => {
      const answer = await post('/api/signup', { ...signup, email: 'x', termsAccepted: 'on', extra: 1 })
      expect(answer.statusCode).toBe(422)
      expect(answer.headers).toMatchObject({
        'content-type': PROBLEM_MEDIA_TYPE,
        'content-language': 'en',
        'cache-control': 'no-store',
      })
      expect(answer.json()).toEqual({
        type: 'about:blank',
        title: 'Unprocessable Content',
        status: 422,
        detail: 'Some fields need to be filled in differently.',
        errors: [
          { field: 'email', message: 'Please enter a valid email address' },
          { field: 'termsAccepted', message: 'You must accept the terms and conditions' },
          { field: 'extra', message: 'This form has no such field' },
        ],
      })
      expect(await leads()).toEqual([])
    })

    it.each([
      ['en', 'Some fields need to be filled in differently.', 'You can send it again in 30 seconds.'],
      ['th', 'กรุณาแก้ไขข้อมูลในบางช่อง', 'ส่งอีกครั้งได้ในอีก 30 วินาที'],
    ])('that its sender can mend or repeat is answered in %s throughout', async (language, mend, repeat) => {
      const headers = { 'Content-Language': language }
      const invalid = await post('/api/signup', {}, headers)
      const failed = await refused(() => post('/api/signup', signup, headers))
      expect([invalid.json().detail, failed.json().detail]).toEqual([mend, repeat])
      for (const answer of [invalid, failed]) expect(answer.headers['content-language']).toBe(language)
    })

    it('that its program has to mend is answered in English, whatever the page’s language, and says so', async () => {
      const headers = { 'Content-Language': 'th', 'Idempotency-Key': 'a' }
      expect((await post('/api/contact', contact, headers)).statusCode).toBe(201)
      const answers = [
        await post('/api/contact', { ...contact, subject: 'Another' }, headers),
        await post('/api/contact', '{', headers),
        await post('/api/contact', ' '.repeat(BODY_LIMIT_BYTES + 1), headers),
        await post('/api/contact', '{}', { ...headers, 'Content-Type': 'text/plain' }),
        await post('/api/contact', '{}', { ...headers, Origin: 'https://evil.example' }),
        await running().app.inject({ method: 'PUT', url: '/api/contact', headers }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 400, 413, 415, 403, 405])
      for (const answer of answers) {
        expect(answer.headers['content-language']).toBe('en')
        expect(answer.body).not.toMatch(/\p{Script=Thai}/u)
      }
    })

    it('that cannot be stored is answered 503 without the cause', async () => {
      const answer = await refused(() => post('/api/signup', signup))
      expect(answer.statusCode).toBe(503)
      expect(answer.headers).toMatchObject({ 'content-type': PROBLEM_MEDIA_TYPE, 'retry-after': '30' })
      expect(answer.body).not.toMatch(/sql|table|lead/i)
    })
  })

  describe('a body that cannot be read', () => {
    it.each([
      ['half an object', '{"fullName":', 400],
      ['nothing', '', 400],
      ['a list', '[]', 400],
      ['null', 'null', 400],
      ['a text', '"fullName"', 400],
      ['thousands of fields', JSON.stringify({ ...contact, ...'x'.repeat(3000).split('') }), 400],
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

    it.each([
      ['[]', {}, 400, 'The body has to be one JSON object.'],
      ['{"constructor":{"prototype":{}}}', {}, 400, 'The request is malformed.'],
      ['{"__proto__":{}}', {}, 400, 'The request is malformed.'],
      [objectOf(51), {}, 400, 'The form has too many fields.'],
      [' '.repeat(BODY_LIMIT_BYTES + 1), {}, 413, 'The request is too large.'],
      ['{}', { 'Content-Type': 'text/plain' }, 415, 'Send application/json or application/x-www-form-urlencoded.'],
      ['{}', { 'Content-Type': 'application/json; charset=utf-80' }, 415, 'Send UTF-8.'],
      ['{}', { 'Content-Type': 'application/json; charset=x-utf-8' }, 415, 'Send UTF-8.'],
      ['{}', { 'Content-Type': 'application/json ; charset = tis-620' }, 415, 'Send UTF-8.'],
      ['{}', { 'Content-Encoding': 'gzip' }, 415, 'Send the body uncompressed.'],
      ['{}', { Origin: 'https://evil.example' }, 403, 'This form can only be sent from its own site.'],
      ['{}', { Origin: 'xhttp://localhost:80' }, 403, 'This form can only be sent from its own site.'],
      ['{}', { Origin: 'httpx://localhost:80' }, 403, 'This form can only be sent from its own site.'],
      ['{}', { 'Idempotency-Key': 'a b' }, 400, 'Idempotency-Key has to be 1 to 128 visible ASCII characters.'],
    ])('%.40s with %j is answered %i: %s', async (body, headers, status, detail) => {
      const answer = await post('/api/contact', body, headers as Record<string, string>)
      expect(answer.json()).toMatchObject({ status, detail })
      if ('Content-Encoding' in headers) expect(answer.headers['accept-encoding']).toBe('identity')
    })

    it('what is as large as it may be is read', async () => {
      const padded = JSON.stringify(contact).padEnd(BODY_LIMIT_BYTES)
      expect((await post('/api/contact', padded)).statusCode).toBe(201)
      expect((await post('/api/contact', objectOf(50))).statusCode).toBe(422)
    })

    it('a body without a type is answered 415, and says what to send', async () => {
      const answer = await running().app.inject({ method: 'POST', url: '/api/signup' })
      expect(answer.json().detail).toBe('Send application/json or application/x-www-form-urlencoded.')
    })

    it('takes a turn each, where it is long, and lets others in between', async () => {
      const counted = countTurns()
      const answered = await Promise.all(
        Array.from({ length: 20 }, async () => {
          expect((await post('/api/contact', '['.repeat(3000) + ']'.repeat(3000))).statusCode).toBe(400)
          return counted.turns
        }),
      )
      counted.stop()
      expect(new Set(answered).size).toBe(20)
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
      expect((await running().app.inject({ method: 'POST', url: '/api/signup' })).statusCode).toBe(415)
    })

    it('with a lone surrogate is answered 422 for its field, in the language of the page', async () => {
      const body = JSON.stringify(contact).replace('Manee', 'Manee \\ud83d')
      const answer = await post('/api/contact', body, { 'Content-Language': 'th' })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual([{ field: 'fullName', message: 'กรุณาลบอักขระที่แสดงผลไม่ได้' }])
    })

    it.each(['application/json', 'application/x-www-form-urlencoded'])(
      'bytes that are no UTF-8, as %s, are 400',
      async (type) => {
        const payload = Buffer.from(
          type === 'application/json' ? JSON.stringify(contact) : new URLSearchParams(contact).toString(),
        )
        payload[payload.indexOf('Quote')] = 0xff
        const answer = await running().app.inject({
          method: 'POST',
          url: '/api/contact',
          headers: { 'Content-Type': type },
          payload,
        })
        expect(answer.statusCode).toBe(400)
        expect(answer.json().detail).toBe('The body is not valid UTF-8.')
      },
    )

    it.each([
      [{ 'Content-Type': 'application/json; charset=tis-620' }, 415],
      [{ 'Content-Type': 'application/json;charset="utf-16"' }, 415],
      [{ 'Content-Type': 'application/json; charset=UTF-8' }, 201],
      [{ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }, 415],
      [{ 'Content-Type': 'application/json', 'Content-Encoding': 'identity' }, 201],
    ])('%j is answered %i', async (headers, status) => {
      expect((await post('/api/contact', contact, headers as Record<string, string>)).statusCode).toBe(status)
    })
  })

  describe('other methods and paths', () => {
    it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)('%s is answered 405', async (method) => {
      const answer = await running().app.inject({
        method,
        url: '/api/signup?x=1',
        payload: method === 'PUT' ? 'x' : '',
      })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers).toMatchObject({ allow: 'POST', 'content-type': PROBLEM_MEDIA_TYPE })
    })

    it.each(['/api', '/api/', '/api/nothing', '/api/signup/', '/api/SIGNUP'])('%s is answered 404', async (url) => {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await running().app.inject({
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
      const answer = await running().ask('/api/%zz')
      expect(answer.status).toBe(400)
      expect(answer.headers).toMatchObject({ 'content-type': PROBLEM_MEDIA_TYPE, 'cache-control': 'no-store' })
      expect(answer.headers).toHaveProperty('content-security-policy')
    })
  })
})
