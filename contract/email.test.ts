import { describe, expect, it } from 'vitest'
import { emailField } from './email.ts'

const faultOf = (text: string) => emailField('invalid', 'long', 'unusable').safeParse(text).error?.issues[0]?.message

describe('an e-mail address', () => {
  it.each([
    'ann@example.com',
    ' ann@example.com ',
    'Ann.Lee+press@news.example.co.th',
    "o'brien_1@x1.example",
    'ข่าว@ตัวอย่าง.ไทย',
    'news@xn--72c1a1bt4awk9o.xn--o3cw4h',
    'a@1.th',
    'a=b?c@example.com',
  ])('%j passes', (text) => {
    expect(faultOf(text)).toBeUndefined()
  })

  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@example.',
    'ann@.com',
    'ann@example..com',
    'ann.@example.com',
    '.ann@example.com',
    'an..n@example.com',
    'ann@-example.com',
    'ann@example-.com',
    'ann@127.0.0.1',
    'ann@[127.0.0.1]',
    'ann@example.123',
    'ann@example.๑๒๓',
    'ann@example.c',
    'ann lee@example.com',
    'ann@exa mple.com',
    'ann@b@example.com',
    'ann@example.com,bob@example.com',
    '<ann@example.com>',
    '"ann lee"@example.com',
    '=?utf-8?q?ceo=40example=2Ecom?=@evil.example',
    'ann=?@example.com',
    'ann@example.com\r\nBcc: bob@example.com',
  ])('%j does not', (text) => {
    expect(faultOf(text)).toBe('invalid')
  })

  it('has 254 characters at most', () => {
    const domain = '@example.com'
    expect(faultOf('a'.repeat(254 - domain.length) + domain)).toBeUndefined()
    expect(faultOf('a'.repeat(255 - domain.length) + domain)).toBe('long')
  })

  it('holds no control character', () => {
    expect(faultOf('ann\u0000@example.com')).toBe('unusable')
  })
})
