import { describe, expect, it } from 'vitest'
import { emailField } from './email.ts'

const read = (text: string) => emailField('invalid', 'long', 'unusable').safeParse(text)
const faultOf = (text: string) => read(text).error?.issues[0]?.message

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
    '"ann lee"@example.com',
    '=?utf-8?q?ceo=40example=2Ecom?=@evil.example',
    'ann=?@example.com',
    'ann@example.com\r\nBcc: bob@example.com',
    '=?utf-8?q?ceo=40example=2Ecom?=＠evil.example',
    'ann＠example.com，bob＠example.com',
    'ann@example.com\u200D.th',
    'Ann <ann@example.com>, Bob <bob@example.com>',
    'ann@example.com <bob@example.com>',
    'Ann <<ann@example.com>>',
    'Ann <ann@example.com',
    'Ann <ann@example.com> Lee',
    'Ann <>',
    'ann@example.com>\r\nBcc: <bob@example.com>',
    'mailto:ann@example.com?bcc=bob@example.com',
    'mailto:ann@example.com?bcc=bob%40example.com',
    'ann@example.com?bcc=bob@example.com',
    'ann@example.com?subject=Hi',
    'ann@example.com; bob@example.com',
    'Ann <ann@example.com>, bob@example.com',
    'mailto:mailto:ann@example.com',
    'http://ann@example.com',
  ])('%j does not', (text) => {
    expect(faultOf(text)).toBe('invalid')
  })

  it.each([
    ['signs that nobody sees around it', '\u200B\u2068ann@example.com\u2069\u200E \uFEFF'],
    ['signs that nobody sees within it', 'ann@\u2060exam\u00ADple.\u200Bcom'],
    ['a joiner of letters at an end', '\u200Dann@example.com\u200C'],
    ['the signs of a Japanese keyboard', 'ａｎｎ＠ｅｘａｍｐｌｅ。ｃｏｍ\u3000'],
    ['the beginning of its link', 'MailTo:ann@example.com'],
    ['the rest of its link', 'mailto:ann@example.com?subject=Hi%20Ann'],
    ['the end of its sentence', 'ann@example.com.'],
    ['the dots of an unfinished one', 'ann@example.com...'],
    ['the end of its place in a list', 'ann@example.com,'],
    ['the end of its place in a list of mail', 'ann@example.com; '],
    ['the end of a wide list', 'ann@example.com；'],
    ['name and end of sentence', 'Ann <ann@example.com>.'],
    ['name, link and end of list', 'Ann <mailto:ann@example.com?subject=Hi>;'],
    ['the sign within its brackets', '<ann@example.com,>'],
    ['the name before it', '"Lee, Ann" <ann@example.com>'],
    ['a name of two lines', 'Ann\r\nBcc: <ann@example.com>'],
    ['no name before it', '<mailto:ann@example.com>'],
  ])('is read without %s', (_, text) => {
    expect(read(text).data).toBe('ann@example.com')
  })

  it('keeps the letters that another spelling would take apart', () => {
    expect(read('น้ำ@ตัวอย่าง.ไทย').data).toBe('น้ำ@ตัวอย่าง.ไทย')
  })

  it('is read in a moment, however much is pasted', () => {
    const began = performance.now()
    for (const piled of ['\u200B', '\u200D', '<', '.', '>.', '\u3000', 'mailto:', '?']) {
      faultOf(`a${piled.repeat(32_000)}b`)
      faultOf(`mailto:a${piled.repeat(32_000)}@`)
    }
    expect(performance.now() - began).toBeLessThan(500)
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
