import { describe, expect, it, test, vi } from 'vitest'
import { formAction } from './form-markup.ts'
import { createContactSchema, createSignupSchema, emailFieldSchema, LIMITS, textFieldSchema } from './forms.ts'
import { LOCALES } from './locale.ts'
import { messages } from './messages.ts'
import { SERVICE_INTERESTS } from './plans.ts'

const signup = {
  fullName: 'Somchai Jaidee',
  email: 'somchai@example.co.th',
  companyName: 'Siam Coffee',
  phoneNumber: '02 123 4567',
  serviceInterest: 'professional',
  termsAccepted: true,
}
const contact = {
  fullName: 'มานี มีนา',
  email: 'manee@example.co.th',
  subject: 'ขอใบเสนอราคา',
  message: 'อยากส่งข่าวถึงสื่อไทย\nเดือนหน้า',
}

/** The first message of each field. Unknown fields are under ''. */
function errorsOf(
  schema: ReturnType<typeof createSignupSchema> | ReturnType<typeof createContactSchema>,
  value: Record<string, unknown>,
) {
  const errors: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) errors[String(path[0] ?? '')] ??= message
  return errors
}

test('missing values get the English messages of the specification', () => {
  const { fullName, email } = {
    fullName: 'Full name is required',
    email: 'Please enter a valid email address',
  }
  expect(errorsOf(createSignupSchema(messages.en.signup), {})).toEqual({
    fullName,
    email,
    companyName: 'Company name is required',
    phoneNumber: 'Phone number is required',
    serviceInterest: 'Please select a service',
    termsAccepted: 'You must accept the terms and conditions',
  })
  expect(errorsOf(createContactSchema(messages.en.contact), {})).toEqual({
    fullName,
    email,
    subject: 'Subject is required',
    message: 'Message is too short',
  })
})

describe.each(LOCALES)('the forms in %s', (locale) => {
  const schemas = {
    signup: createSignupSchema(messages[locale].signup),
    contact: createContactSchema(messages[locale].contact),
  }
  const complete: Record<'signup' | 'contact', Record<string, unknown>> = { signup, contact }

  it('accept complete values unchanged', () => {
    expect(schemas.signup.parse(signup)).toEqual(signup)
    expect(schemas.contact.parse(contact)).toEqual(contact)
  })

  it.each([
    ['signup', 'fullName', 2, 200],
    ['signup', 'companyName', 1, 200],
    ['signup', 'phoneNumber', 5, 50],
    ['contact', 'fullName', 2, 200],
    ['contact', 'subject', 3, 200],
    ['contact', 'message', 10, 5000],
  ] as const)('accept a %s %s of %i to %i characters', (form, field, min, max) => {
    const errors = (value: string) => errorsOf(schemas[form], { ...complete[form], [field]: value })
    const words: Record<string, unknown> = messages[locale][form]
    const tooLong: Record<string, string> = messages[locale][form].tooLong
    expect(errors('ก'.repeat(min - 1))).toEqual({ [field]: words[field] })
    expect(errors('ก'.repeat(min))).toEqual({})
    expect(errors('😀'.repeat(max))).toEqual({})
    expect(errors('ก'.repeat(max + 1))).toEqual({ [field]: tooLong[field] })
    expect(tooLong[field]).toContain(max.toLocaleString('en'))
  })

  it('refuse an unknown field', () => {
    expect(errorsOf(schemas.signup, { ...signup, subscribe: true })).toEqual({
      '': messages[locale].signup.unknownField,
    })
    expect(errorsOf(schemas.contact, { ...contact, companyName: 'x' })).toEqual({
      '': messages[locale].contact.unknownField,
    })
  })

  it('have all messages in that language', () => {
    const sentences = JSON.stringify(Object.values(messages[locale])).match(/(?<=:")[^"]+/g) ?? []
    for (const sentence of sentences)
      expect(sentence).toMatch(locale === 'th' ? /^[\p{sc=Thai}\d\s,-]+$/u : /^[\w\s,]+$/)
  })
})

describe('a signup', () => {
  const { en } = messages
  const errors = (change: object) => errorsOf(createSignupSchema(en.signup), { ...signup, ...change })

  it.each(SERVICE_INTERESTS)('accepts the interest %s', (serviceInterest) => {
    expect(errors({ serviceInterest })).toEqual({})
  })

  it.each([null, 7, ['a'], { toString: 'x' }, 'Basic'])('refuses the interest %j', (serviceInterest) => {
    expect(errors({ serviceInterest })).toEqual({ serviceInterest: en.signup.serviceInterest })
  })

  it.each([false, 'true', 'on', 1, null])('refuses %j as acceptance of the terms', (termsAccepted) => {
    expect(errors({ termsAccepted })).toEqual({ termsAccepted: en.signup.termsAccepted })
  })
})

test('a message keeps line breaks, other fields turn them into spaces', () => {
  expect(
    createContactSchema(messages.en.contact).parse({ ...contact, subject: 'Quote\r\nBcc: all@example.com' }),
  ).toMatchObject({ subject: 'Quote Bcc: all@example.com', message: contact.message })
})

describe('a text', () => {
  const rule = { min: 1, max: 20, message: 'missing', tooLong: 'long', unusable: 'unusable' }
  const errorOf = (text: unknown, more = {}) =>
    textFieldSchema({ ...rule, ...more }).safeParse(text).error?.issues[0]?.message

  it('is trimmed and composed, and keeps the Thai sara am whole', () => {
    expect(textFieldSchema(rule).parse(' \u00a0cafe\u0301 น้ำ\ufeff ')).toBe('caf\u00e9 น้ำ')
  })

  it('with several lines gets LF as line end', () => {
    expect(textFieldSchema({ ...rule, multiline: true }).parse('one\r\ntwo\rthree\u2028four\n')).toBe(
      'one\ntwo\nthree\nfour',
    )
  })

  it.each([null, 7, ['a'], ' \t\n', '\u200b\u200b', '\u2060 \ufeff\u00ad', '\u3164', '\u2800'])(
    '%j counts as missing',
    (text) => {
      expect(errorOf(text)).toBe('missing')
    },
  )

  it.each(['a\ud83d', 'a\u0000', 'a\u001b[2J', 'a\u009bb', 'a\u007f'])('%j has unusable characters', (text) => {
    expect(errorOf(text)).toBe('unusable')
    expect(errorOf(text, { multiline: true })).toBe('unusable')
  })

  it('keeps a joiner that belongs to a letter', () => {
    expect(textFieldSchema(rule).parse('👩‍💻 ทด\u200bสอบ')).toBe('👩‍💻 ทด\u200bสอบ')
  })

  it('with thousands of marks on one letter is refused before it is normalized', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    expect(errorOf(`a${'\u0301\u0323'.repeat(8000)}`)).toBe('unusable')
    expect(normalize).not.toHaveBeenCalled()
    normalize.mockRestore()
  })
})

describe('an e-mail address', () => {
  const read = (text: string) => emailFieldSchema('invalid', 'long', 'unusable').safeParse(text)
  const errorOf = (text: string) => read(text).error?.issues[0]?.message

  it.each([
    'Ann.Lee+press@news.example.co.th',
    "o'brien_1@x1.example",
    'ข่าว@ตัวอย่าง.ไทย',
    'น้ำ@ตัวอย่าง.ไทย',
    'news@xn--72c1a1bt4awk9o.xn--o3cw4h',
    'a@1.th',
    'a=b?c@example.com',
  ])('%j is accepted unchanged', (text) => {
    expect(read(text).data).toBe(text)
  })

  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@.com',
    'ann@example..com',
    'ann.@example.com',
    '.ann@example.com',
    'ann@-example.com',
    'ann@127.0.0.1',
    'ann@example.123',
    'ann@example.๑๒๓',
    'ann@example.c',
    'ann lee@example.com',
    '"ann lee"@example.com',
    'ann@b@example.com',
    'ann@example.com,bob@example.com',
    'Ann <ann@example.com>, Bob <bob@example.com>',
    'ann@example.com <bob@example.com>',
    'Ann <ann@example.com> Lee',
    '=?utf-8?q?ceo=40example=2Ecom?=@evil.example',
    '=?utf-8?q?ceo=40example=2Ecom?=＠evil.example',
    'ann@example.com\r\nBcc: bob@example.com',
    'mailto:ann@example.com?bcc=bob@example.com',
    'mailto:ann@example.com?bcc=bob%40example.com',
    'http://ann@example.com',
  ])('%j is refused', (text) => {
    expect(errorOf(text)).toBe('invalid')
  })

  it.each([
    ' ann@example.com ',
    '\u200B\u2068ann@example.com\u2069\u200E \uFEFF',
    'ann@\u2060exam\u00ADple.\u200Bcom',
    '\u200Dann@example.com\u200C',
    'ａｎｎ＠ｅｘａｍｐｌｅ。ｃｏｍ\u3000',
    'mailto:ann@example.com?subject=Hi%20Ann',
    'ann@example.com...',
    'ann@example.com; ',
    'Ann <mailto:ann@example.com?subject=Hi>;',
    '"Lee, Ann" <ann@example.com>.',
    'Ann\r\nBcc: <ann@example.com>',
  ])('is extracted from %j', (text) => {
    expect(read(text).data).toBe('ann@example.com')
  })

  it('has 254 characters at most, and no control character', () => {
    expect(errorOf(`${'a'.repeat(LIMITS.email.max - 12)}@example.com`)).toBeUndefined()
    expect(errorOf(`${'a'.repeat(LIMITS.email.max - 11)}@example.com`)).toBe('long')
    expect(errorOf('ann\u0000@example.com')).toBe('unusable')
  })
})

test('the action of a form names its path and its language', () => {
  expect(formAction('signup', 'th')).toBe('/api/signup?locale=th#signup-form')
  expect(formAction('contact', 'en')).toBe('/api/contact?locale=en#contact-form')
})
