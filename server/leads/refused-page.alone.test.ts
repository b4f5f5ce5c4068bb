import { load } from 'cheerio'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readBuiltSite } from '../pages/built-site.ts'
import { pageSources } from '../pages/page-sources.ts'
import { parsedPage } from '../pages/parsed-page.ts'
import { manifest } from '../testing/fixture-manifest.ts'
import { removeFolder, writeFixtureSite } from '../testing/fixture-site.ts'
import type { RefusedForm } from './refused-form-store.ts'
import { refusedPage } from './refused-page.ts'

vi.mock('../pages/parsed-page.ts', async (original) => {
  const { parsedPage } = await original<typeof import('../pages/parsed-page.ts')>()
  return { parsedPage: vi.fn(parsedPage) }
})

let english: string
let thai: string
beforeAll(() => {
  const folder = writeFixtureSite()
  const { files } = readBuiltSite(folder)
  english = files.get('/')?.identity.toString() ?? ''
  thai = files.get('/th')?.identity.toString() ?? ''
  removeFolder(folder)
})

const TOKEN = 'signup-AAAAAAAAAAAAAAAAAAAAAA'

const signup: RefusedForm = {
  form: 'signup',
  outcome: 'invalid',
  values: { fullName: 'Ann "<b>" Lee', email: 'ann', serviceInterest: 'custom', termsAccepted: 'on' },
  errors: {
    en: [{ field: 'email', message: 'Please enter a valid email address' }],
    th: [{ field: 'email', message: 'กรุณากรอกอีเมลให้ถูกต้อง' }],
  },
}

describe('a page with a refused form', () => {
  it('has what was typed', () => {
    const $ = load(refusedPage(english, 'en', manifest)(signup, TOKEN))
    expect($('#signup-fullName').attr('value')).toBe('Ann "<b>" Lee')
    expect(
      $('#signup-serviceInterest option[selected]')
        .map((_, option) => $(option).attr('value'))
        .get(),
    ).toEqual(['custom'])
    expect($('#signup-termsAccepted').is('[checked]')).toBe(true)
    expect($('#signup-companyName').attr('value')).toBeUndefined()
  })

  it('has each error beside its field, which is described by it', () => {
    const $ = load(refusedPage(english, 'en', manifest)(signup, TOKEN))
    expect($('#signup-email').attr()).toMatchObject({
      'aria-invalid': 'true',
      'aria-describedby': 'signup-email-error',
    })
    expect($('#signup-email-error').text()).toBe('Error: Please enter a valid email address')
    expect($('#signup-email-error').is('[hidden]')).toBe(false)
    expect($('#signup-fullName').attr('aria-invalid')).toBeUndefined()
    expect($('#signup-fullName-error').is('[hidden]')).toBe(true)
    expect($('#signup-fullName-error').text().trim()).toBe('')
  })

  it('lists the errors, linked, in the panel of its own form', () => {
    const $ = load(refusedPage(english, 'en', manifest)(signup, TOKEN))
    expect($('#signup-invalid [data-errors]').html()).toBe(
      '<li><a href="#signup-email">Please enter a valid email address</a></li>',
    )
    expect($('#contact-invalid [data-errors]').html()).toBe('')
  })

  it('lists an error of an unknown field without a link', () => {
    const errors = [{ field: '"]<x', message: 'This form has no such field' }]
    const $ = load(refusedPage(english, 'en', manifest)({ ...signup, errors: { en: errors, th: [] } }, TOKEN))
    expect($('#signup-invalid [data-errors]').html()).toBe('<li>This form has no such field</li>')
  })

  it('takes no unknown field for a part of the page', () => {
    const names = ['form', 'invalid', 'failed', 'sent', 'email-error', 'fullName-error']
    const errors = [...signup.errors.en, ...names.map((field) => ({ field, message: 'This form has no such field' }))]
    const html = refusedPage(english, 'en', manifest)({ ...signup, errors: { en: errors, th: [] } }, TOKEN)
    const $ = load(html)
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'))
    expect(ids).toEqual([...new Set(ids)])
    expect($('#signup-form').attr('aria-invalid')).toBeUndefined()
    expect($('#signup-failed').attr('aria-invalid')).toBeUndefined()
    expect($('#signup-email-error').attr('aria-invalid')).toBeUndefined()
    expect($('#signup-invalid [data-errors] a')).toHaveLength(1)
  })

  it('has a title that begins with the error, in its language', () => {
    expect(load(refusedPage(english, 'en', manifest)(signup, TOKEN))('title').text()).toBe('Error: Home')
    expect(load(refusedPage(thai, 'th', manifest)(signup, TOKEN))('title').text()).toBe('พบข้อผิดพลาด: หน้าแรก')
  })

  it.each([
    ['en', 'Failed. You can send it again in 7 minutes. Kept.'],
    ['th', 'Failed. ส่งอีก\u200Dครั้งได้ใน\u200Dอีก 7 นาที Kept.'],
  ] as const)(
    'says in %s after how long it may be sent again, where that is known and worth a word',
    (locale, text) => {
      const write = refusedPage(locale === 'en' ? english : thai, locale, manifest)
      const failed: RefusedForm = { ...signup, outcome: 'failed', errors: { en: [], th: [] } }
      const told = (form: RefusedForm) => load(write(form, TOKEN))('#signup-failed').text().replaceAll('\u00A0', ' ')
      expect(told({ ...failed, wait: 420 })).toBe(text)
      for (const wait of [undefined, 0]) expect(told({ ...failed, wait })).toBe('Failed. Kept.')
    },
  )

  it('escapes whatever was typed', () => {
    const nasty = '</textarea></title><script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
    const contact: RefusedForm = {
      form: 'contact',
      outcome: 'failed',
      values: { fullName: nasty, message: `\n${nasty}`, [nasty]: nasty },
      errors: { en: [{ field: 'fullName', message: nasty }], th: [] },
    }
    const html = refusedPage(english, 'en', manifest)(contact, TOKEN)
    const $ = load(html)
    expect($('img')).toHaveLength(0)
    expect($('#contact-message').text()).toBe(`\n${nasty}`)
    expect($('#contact-fullName').attr('value')).toBe(nasty)
    expect(pageSources(html)).toEqual(pageSources(english))
  })

  it('parses nothing for a form, however much was sent', () => {
    vi.mocked(parsedPage).mockClear()
    const write = refusedPage(english, 'en', manifest)
    expect(parsedPage).toHaveBeenCalledOnce()
    const made = Object.fromEntries(Array.from({ length: 6500 }, (_, index) => [`k${index}`, 'x']))
    const errors = Object.keys(made).map((field) => ({ field, message: 'This form has no such field' }))
    expect(
      write({ ...signup, values: { ...signup.values, ...made }, errors: { en: errors, th: [] } }, TOKEN),
    ).toContain('Ann')
    expect(parsedPage).toHaveBeenCalledOnce()
  })
})
