import { describe, expect, it } from 'vitest'
import { bodyText, headerText, repeatableName } from './safe-text.ts'

describe('a header', () => {
  it.each([
    ['a\r\nBcc: x@y.com', 'a Bcc: x@y.com'],
    ['a\u2028b\u0000c\u202Ed', 'a b c d'],
    ['=?utf-8?B?QmNj?=', '= ?utf-8?B?QmNj?='],
    ['  ข่าว\tใหม่ ', 'ข่าว ใหม่'],
    ['a \r\n  b', 'a b'],
    ['a\u2060b', 'ab'],
    ['ข่าว\u200Dดี 👩\u200D🌾', 'ข่าวดี 👩\u200D🌾'],
  ])('%j becomes %j', (text, safe) => {
    expect(headerText(text)).toBe(safe)
  })

  it('is cut at whole characters', () => {
    expect(headerText('🗞'.repeat(20), 5)).toBe('🗞🗞🗞🗞…')
    expect(headerText('🗞'.repeat(5), 5)).toBe('🗞'.repeat(5))
  })
})

it('a letter keeps lines and loses what reorders them', () => {
  expect(bodyText('one\ntwo\u202Ethree')).toBe('one\ntwo three')
  expect(bodyText('a\u2060b')).toBe('ab')
})

describe('a name', () => {
  it.each([
    'Somchai Jaidee',
    'สมชาย ใจดี',
    "Anne-Marie O'Neill",
    'Dr. Anan',
    'José María',
    'J. R. Smith',
    'J.R.R. Tolkien',
    'พ.ต.อ. สมชาย',
    'Nguyễn Văn An',
    'Juan Carlos de los Reyes',
    'ก'.repeat(40),
  ])('%s is repeated', (name) => {
    expect(repeatableName(name)).toBe(name)
  })

  it.each([
    ['Dr.Pro', 'Dr. Pro'],
    ['ดร.ไทย', 'ดร. ไทย'],
    ['กก.คอม.', 'กก. คอม.'],
  ])('%s could be an address, and is repeated as %s', (name, apart) => {
    expect(repeatableName(name)).toBe(apart)
  })

  it.each([
    'visit evil.com',
    'http://evil.com',
    'Win 1000 dollars',
    'evil@example.com',
    '<b>x</b>',
    'a'.repeat(41),
    'one two three four five six',
    'a\nb',
    'www．evil．com',
    '=?utf-8?B?QmNj?=',
    `${'a'.repeat(39)}!`,
    'Dr.evil.com',
    'ดร.ข่าว.คอม',
    'ข่าว.คอม.',
    '中.国.',
  ])('%j is not', (name) => {
    expect(repeatableName(name)).toBeNull()
  })
})
