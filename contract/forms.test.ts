import { describe, expect, it, test, vi } from 'vitest'
import { contact, signup } from '../tests/support/leads.ts'
import { manifest } from '../tests/support/manifest.ts'
import { FORM_NAMES, formAction } from './form-markup.ts'
import { createFormSchema, emailFieldSchema, FORM_FIELDS, fieldRules, textFieldSchema } from './forms.ts'
import { LOCALES } from './locale.ts'
import { SERVICE_INTERESTS } from './plans.ts'

const samples = { signup, contact }
const { en } = manifest.validation
const createSchemas = ({ signup, contact, errors }: typeof en) => ({
  signup: createFormSchema('signup', signup, errors),
  contact: createFormSchema('contact', contact, errors),
})

/** The first message of each field. Unknown fields are under ''. */
function errorsOf(schema: ReturnType<typeof createSchemas>['signup' | 'contact'], value: Record<string, unknown>) {
  const errors: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) errors[String(path[0] ?? '')] ??= message
  return errors
}

test('missing values get the English messages of the specification', () => {
  const { fullName, email } = {
    fullName: 'Full name is required',
    email: 'Please enter a valid email address',
  }
  expect(errorsOf(createSchemas(en).signup, {})).toEqual({
    fullName,
    email,
    companyName: 'Company name is required',
    phoneNumber: 'Phone number is required',
    serviceInterest: 'Please select a service',
    termsAccepted: 'You must accept the terms and conditions',
  })
  expect(errorsOf(createSchemas(en).contact, {})).toEqual({
    fullName,
    email,
    subject: 'Subject is required',
    message: 'Message is too short',
  })
})

describe.each(LOCALES)('the forms in %s', (locale) => {
  const messages = manifest.validation[locale]
  const schemas = createSchemas(messages)

  it('accept complete values unchanged', () => {
    for (const form of FORM_NAMES) expect(schemas[form].parse(samples[form])).toEqual(samples[form])
  })

  const limited = FORM_NAMES.flatMap((form) =>
    Object.entries(fieldRules(form)).flatMap(([field, rule]) =>
      'min' in rule && rule.kind !== 'email' ? [[form, field, rule.min, rule.max] as const] : [],
    ),
  )
  it.each(limited)('accept a %s %s of %i to %i characters', (form, field, min, max) => {
    const errors = (value: string) => errorsOf(schemas[form], { ...samples[form], [field]: value })
    const { missing, tooLong } = Object(messages[form])[field]
    const filled = (message: string, number: number) =>
      message.replace(/ ?\{\w+\} ?/, (place) =>
        place.replace(/\{\w+\}/, number.toLocaleString('en')).replaceAll(' ', '\u00A0'),
      )
    expect(errors('ก'.repeat(min - 1))).toEqual({ [field]: filled(missing, min) })
    expect(errors('ก'.repeat(min))).toEqual({})
    expect(errors('😀'.repeat(max))).toEqual({})
    expect(errors('ก'.repeat(max + 1))).toEqual({ [field]: filled(tooLong, max) })
    expect(tooLong).toContain('{n}')
  })

  it('refuse an unknown field', () => {
    const unknown = { '': messages.errors.unknownField }
    expect(errorsOf(schemas.signup, { ...signup, subscribe: true })).toEqual(unknown)
    expect(errorsOf(schemas.contact, { ...contact, companyName: 'x' })).toEqual(unknown)
  })
})

test('the smallest and largest lengths are those of the specification', () => {
  const { signup, contact } = FORM_FIELDS
  expect([signup.fullName.min, signup.companyName.min, signup.phoneNumber.min]).toEqual([2, 1, 5])
  expect([contact.fullName.min, contact.subject.min, contact.message.min]).toEqual([2, 3, 10])
  expect([signup.fullName.max, signup.email.max, signup.phoneNumber.max, contact.message.max]).toEqual([
    200, 254, 50, 5000,
  ])
})

describe('a signup', () => {
  const errors = (change: object) => errorsOf(createSchemas(en).signup, { ...signup, ...change })

  it.each(SERVICE_INTERESTS)('accepts the interest %s', (serviceInterest) => {
    expect(errors({ serviceInterest })).toEqual({})
  })

  it.each([null, 7, ['a'], { toString: 'x' }, 'Basic'])('refuses the interest %j', (serviceInterest) => {
    expect(errors({ serviceInterest })).toEqual({ serviceInterest: en.signup.serviceInterest.missing })
  })

  it.each([false, 'true', 'on', 1, null])('refuses %j as acceptance of the terms', (termsAccepted) => {
    expect(errors({ termsAccepted })).toEqual({ termsAccepted: en.signup.termsAccepted.missing })
  })
})

test('a message keeps line breaks, other fields turn them into spaces', () => {
  expect(createSchemas(en).contact.parse({ ...contact, subject: 'Quote\r\nBcc: all@example.com' })).toMatchObject({
    subject: 'Quote Bcc: all@example.com',
    message: contact.message,
  })
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

describe('an email address', () => {
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
    expect(errorOf(`${'a'.repeat(FORM_FIELDS.signup.email.max - 12)}@example.com`)).toBeUndefined()
    expect(errorOf(`${'a'.repeat(FORM_FIELDS.signup.email.max - 11)}@example.com`)).toBe('long')
    expect(errorOf('ann\u0000@example.com')).toBe('unusable')
  })
})

test('the action of a form names its path and its language', () => {
  expect(formAction('signup', 'th')).toBe('/api/signup?locale=th#signup-form')
  expect(formAction('contact', 'en')).toBe('/api/contact?locale=en#contact-form')
})
