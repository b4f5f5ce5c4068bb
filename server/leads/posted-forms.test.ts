import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'
import { DATABASE_KINDS } from '../testing/test-databases.ts'
import { countTurns } from '../testing/turns.ts'
import { appWithLeads, contact } from './fixture-leads.ts'

const form = {
  fullName: 'สมชาย ใจดี',
  email: 'somchai@example.co.th',
  companyName: 'Siam Coffee',
  phoneNumber: '02 123 4567',
  serviceInterest: 'custom',
  termsAccepted: 'on',
}

describe.each(DATABASE_KINDS)('with %s', (kind) => {
  const { leads, postForm, refused, running } = appWithLeads(kind)

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

    it('with a whole report in a field comes back with all of it, and what the field takes', async () => {
      const message = 'ข่าว'.repeat(12_000)
      const { statusCode, headers } = await postForm('/api/contact?locale=th', { ...contact, message })
      expect(statusCode).toBe(303)
      const location = String(headers.location)
      expect(location).toMatch(/^\/th\?answer=contact-[\w-]{22}#contact-invalid$/)
      const $ = load((await running().ask(location.replace(/#.*/, ''))).text)
      expect($('#contact-message').text()).toBe(message)
      expect($('#contact-invalid [data-errors]').text()).toMatch(/5,000/)
      expect(await leads()).toEqual([])
    })

    it('longer than anybody types is answered 413', async () => {
      const answer = await postForm('/api/contact', { ...contact, message: 'x'.repeat(525_000) })
      expect(answer.statusCode).toBe(413)
      expect(answer.headers['content-type']).toBe(PROBLEM_MEDIA_TYPE)
    })

    it('that is invalid comes back with everything typed, and the errors', async () => {
      const { termsAccepted: _, ...fields } = { ...form, email: 'สมชาย' }
      const { statusCode, headers } = await postForm('/api/signup?locale=th', fields)
      expect(statusCode).toBe(303)
      const location = String(headers.location)
      expect(location).toMatch(/^\/th\?answer=signup-[\w-]{22}#signup-invalid$/)

      const page = await running().ask(location.replace(/#.*/, ''), { headers: { 'Accept-Encoding': 'br' } })
      const plain = await running().ask('/th')
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
      expect(location).toMatch(/^\/\?answer=signup-[\w-]{22}#signup-failed$/)
      const $ = load((await running().ask(location.replace(/#.*/, ''))).text)
      expect($('title').text()).toBe('Error: Home')
      expect($('#signup-fullName').attr('value')).toBe('สมชาย ใจดี')
      expect($('#signup-termsAccepted').is('[checked]')).toBe(true)
      expect($('[aria-invalid]')).toHaveLength(0)
      expect($('#signup-failed').text()).toMatch(/^Failed\. You can send it again in \d+\u00A0seconds\. Kept\.$/)
      expect($('#contact-failed').text()).toBe('Failed. Kept.')
    })

    it('is shown to many visitors one after another, with other requests answered in between', async () => {
      const { headers } = await postForm('/api/contact', { ...contact, email: 'x' })
      const url = String(headers.location).replace(/#.*/, '')
      const counted = countTurns()
      const shown = await Promise.all(
        Array.from({ length: 20 }, async () => {
          expect((await running().app.inject(url)).statusCode).toBe(200)
          return counted.turns
        }),
      )
      counted.stop()
      expect(new Set(shown).size).toBe(20)
    })

    it('is shown on the home pages only, and only with its token', async () => {
      const { headers } = await postForm('/api/contact', { ...contact, email: 'secret-typo' })
      const token = /answer=([\w-]+)/.exec(String(headers.location))?.[1]
      for (const target of [`/about?answer=${token}`, '/']) {
        const page = await running().ask(target)
        expect(page.status).toBe(200)
        expect(page.text).not.toContain('secret-typo')
        expect(page.headers).toHaveProperty('etag')
      }
      expect((await running().ask(`/?answer=${token}`)).text).toContain('secret-typo')
      expect((await running().ask(`/?answer=${token}`, { method: 'HEAD' })).body).toHaveLength(0)
    })

    it('goes on in the other language, errors and all', async () => {
      const { headers } = await postForm('/api/contact', { ...contact, email: 'secret-typo' })
      const token = /answer=([\w-]+)/.exec(String(headers.location))?.[1]
      const english = load((await running().ask(`/?answer=${token}`)).text)
      const link = english('a[data-language="th"]').attr('href')
      expect(link).toBe(`/th?answer=${token}#contact-invalid`)
      const $ = load((await running().ask(`/th?answer=${token}`)).text)
      expect($('#contact-email').attr('value')).toBe('secret-typo')
      expect($('#contact-invalid [data-errors]').text()).toBe('กรุณากรอกอีเมลให้ถูกต้อง')
      expect($('title').text()).toBe('พบข้อผิดพลาด: หน้าแรก')
    })

    it.each([
      ['/?answer=contact-AAAAAAAAAAAAAAAAAAAAAA', '/#contact'],
      ['/th?answer=signup-AAAAAAAAAAAAAAAAAAAAAA', '/th#signup'],
      ['/th?answer=constructor', '/th#main'],
      ['/th?plan=basic&answer=signup-AAAAAAAAAAAAAAAAAAAAAA&note=1', '/th?plan=basic&note=1#signup'],
      ['/?answer=', '/#main'],
    ])(
      'that is not known any more leads from %s to the form itself, whose panel would tell of nothing',
      async (url, form) => {
        const { status, headers } = await running().ask(url)
        expect(status).toBe(303)
        expect(headers.location).toBe(form)
      },
    )
  })
})
