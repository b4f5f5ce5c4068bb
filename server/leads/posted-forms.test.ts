import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'
import { contact, setUpApp } from '../../tests/support/leads.ts'
import { DATABASE_KINDS } from '../../tests/support/test-databases.ts'

const form = {
  fullName: 'สมชาย ใจดี',
  email: 'somchai@example.co.th',
  companyName: 'Siam Coffee',
  phoneNumber: '02 123 4567',
  serviceInterest: 'custom',
  termsAccepted: 'on',
}

describe.each(DATABASE_KINDS)('with %s', (kind) => {
  const { leads, postForm, refused, running } = setUpApp(kind)

  describe('a form without script', () => {
    it.each([
      ['/api/signup', form, '/#signup-sent'],
      ['/api/signup?locale=th', form, '/th#signup-sent'],
      ['/api/contact?locale=en', contact, '/#contact-sent'],
      ['/api/contact?locale=xx', contact, '/#contact-sent'],
    ])('posted to %s is stored and redirected', async (url, fields, location) => {
      const answer = await postForm(url, fields)
      expect(answer.statusCode).toBe(303)
      expect(answer.headers).toMatchObject({ location, 'cache-control': 'no-store' })
      expect((await leads())[0]).toMatchObject({
        email: fields.email,
        locale: location.startsWith('/th') ? 'th' : 'en',
      })
    })

    it('sent several times, also at the same time, is one lead', async () => {
      const answers = await Promise.all([1, 2].map(() => postForm('/api/contact?locale=th', contact)))
      answers.push(await postForm('/api/contact?locale=th', { ...contact, fullName: ` ${contact.fullName} ` }))
      for (const answer of answers) expect(answer.headers.location).toBe('/th#contact-sent')
      expect(await leads()).toHaveLength(1)
      await postForm('/api/contact?locale=th', { ...contact, subject: 'Another quote' })
      expect(await leads()).toHaveLength(2)
    })

    it('with the longest Thai message is accepted', async () => {
      const answer = await postForm('/api/contact', { ...contact, message: 'ข่าว '.repeat(1000) })
      expect(answer.headers.location).toBe('/#contact-sent')
      expect((await leads())[0]?.message).toHaveLength(4999)
    })

    it('that is invalid gets the page with the typed values and the errors', async () => {
      const { termsAccepted: _, ...fields } = { ...form, email: '"><script>สมชาย' }
      const answer = await postForm('/api/signup?locale=th', fields)
      const plain = await running().ask('/th')
      expect(answer.statusCode).toBe(422)
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        'content-language': 'th',
        'content-security-policy': plain.headers['content-security-policy'],
      })
      expect(answer.headers).not.toHaveProperty('etag')
      const $ = load(answer.body)
      expect($('title').text()).toBe('พบข้อผิดพลาด: หน้าแรก')
      expect($('#signup-fullName').attr('value')).toBe('สมชาย ใจดี')
      expect($('#signup-email').attr('value')).toBe('"><script>สมชาย')
      expect($('#signup-email').attr('aria-invalid')).toBe('true')
      expect($('#signup-email-error').is('[hidden]')).toBe(false)
      expect($('#signup-email-error').text().trim()).toBe('Error: กรุณากรอกอีเมลให้ถูกต้อง')
      expect($('#signup-fullName-error').is('[hidden]')).toBe(true)
      expect(
        $('#signup-serviceInterest option[selected]')
          .toArray()
          .map((option) => $(option).val()),
      ).toEqual(['custom'])
      expect($('#signup-termsAccepted').is('[checked]')).toBe(false)
      expect($('#signup-invalid').is('[hidden]')).toBe(false)
      expect($('#signup-failed').is('[hidden]')).toBe(true)
      const links = $('#signup-invalid a').toArray()
      expect(links.map((link) => $(link).attr('href'))).toEqual(['#signup-email', '#signup-termsAccepted'])
      expect(await leads()).toEqual([])
    })

    it('with a too long message gets the page with that message', async () => {
      const message = '\n</textarea>$& ข่าว'.repeat(600)
      const answer = await postForm('/api/contact?locale=th', { ...contact, message })
      expect(answer.statusCode).toBe(422)
      const $ = load(answer.body)
      expect($('#contact-message').text()).toBe(message)
      expect($('#contact-invalid [data-errors]').text()).toMatch(/5,000/)
    })

    it('with a body over the limit gets 413', async () => {
      const answer = await postForm('/api/contact', { ...contact, message: 'x'.repeat(66_000) })
      expect(answer.statusCode).toBe(413)
      expect(answer.headers['content-type']).toBe(PROBLEM_MEDIA_TYPE)
    })

    it('that cannot be stored gets the page with the typed values and the time to wait', async () => {
      const answer = await refused(() => postForm('/api/signup', form))
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('30')
      const $ = load(answer.body)
      expect($('title').text()).toBe('Error: Home')
      expect($('#signup-fullName').attr('value')).toBe('สมชาย ใจดี')
      expect($('#signup-termsAccepted').is('[checked]')).toBe(true)
      expect($('[aria-invalid=true]')).toHaveLength(0)
      expect($('#signup-failed').text()).toBe(
        'Failed. You can send it again in 30 seconds. (If it cannot wait: Call +66 2 000 0000, Email hello@krajai.example) Kept.',
      )
      expect($('#contact-failed').is('[hidden]')).toBe(true)
    })
  })
})
