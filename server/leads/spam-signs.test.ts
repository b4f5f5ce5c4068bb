import { describe, expect, it } from 'vitest'
import * as samples from '../../tests/support/leads.ts'
import { findSpamSigns, isSuspected, isTrapped } from './spam-signs.ts'

const contact = (change: object) => findSpamSigns('contact', { ...samples.contact, ...change })
const signup = (change: object) => findSpamSigns('signup', { ...samples.signup, ...change })
const links = (count: number) => Array.from({ length: count }, (_, index) => `https://a${index}.example/`).join('\n')

describe('a usual submission', () => {
  it.each([
    ['a plain request', contact({})],
    ['a signup', signup({})],
    ['a Thai message', contact({ message: 'อยากสอบถามราคาส่งข่าวประชาสัมพันธ์เปิดตัวสินค้าใหม่เดือนหน้าค่ะ' })],
    ['a message in Russian', contact({ message: 'Здравствуйте! Сколько стоит публикация пресс-релиза в Таиланде?' })],
    ['a story with its sources', contact({ message: `Our story and its sources:\n${links(3)}\nThank you` })],
    [
      'a signature with four links',
      contact({
        message: `Please call me.\n${['shop.example', 'facebook.com/shop', 'instagram.com/shop', 'youtube.com/@shop']
          .map((link) => `https://www.${link}`)
          .join('\n')}`,
      }),
    ],
    [
      'a quoted signature with links',
      contact({
        message: ['shop.example', 'facebook.com/shop', 'line.me/shop', 'youtube.com/@shop']
          .flatMap((link) => [`https://${link}`, `> https://${link}/`, `> > http://www.${link}`])
          .join('\n'),
      }),
    ],
    ['separators of dashes', contact({ message: `Our plan\n${'-'.repeat(400)}\nIn May\n${'- '.repeat(200)}` })],
    [
      'dotted lines of a form',
      contact({ message: `Name ${'.'.repeat(200)}\nDate ${'. '.repeat(150)}\nSign ${'_'.repeat(90)}` }),
    ],
    ['laughter', contact({ message: `ขอบคุณมาก${'ก'.repeat(80)} ${'5'.repeat(200)}` })],
    ['a greeting repeated four times', contact({ message: 'สวัสดีค่ะ ขอสอบถามราคาส่งข่าวค่ะ '.repeat(4) })],
    ['a company named after its domain', signup({ companyName: 'Shop.co.th' })],
    ['the shortest message', contact({ message: 'x'.repeat(10) })],
    [
      'a long message of many sentences',
      contact({
        message: Array.from(
          { length: 60 },
          (_, day) => `On day ${day} we plan ${day * 7} stories for ${day % 9} cities.`,
        ).join(' '),
      }),
    ],
    ['a company with the name of the sender', signup({ companyName: 'Somchai Jaidee' })],
    ['many links', contact({ message: links(20) })],
    ['a Thai sentence pasted again and again', contact({ message: 'เว็บพนันออนไลน์ดีที่สุด '.repeat(40) })],
    ['a sentence pasted twelve times', contact({ message: 'Could you please send me your prices? '.repeat(12) })],
  ])('%s is not suspected', (_, signs) => expect(isSuspected(signs)).toBe(false))
})

it('two equal fields are no sign, three are: the company of a freelancer may have her name', () => {
  const companyName = samples.signup.fullName
  expect(signup({ companyName })).toEqual([])
  expect(signup({ companyName, phoneNumber: companyName })).toEqual([{ sign: 'equal fields', points: 3 }])
})

describe('spam', () => {
  const repeated = 'Best casino bonus today! '.repeat(40)
  it.each([
    [
      'links in two name fields',
      signup({ fullName: 'WIN http://a.example', companyName: 'www.b.example' }),
      ['links in short fields'],
    ],
    [
      'a link in the subject and BBCode',
      contact({ subject: 'https://a.example', message: 'Hello [url=x]you[/url]' }),
      ['links in short fields', 'code of a link'],
    ],
    [
      'an HTML link in the name',
      contact({ fullName: '<a href="https://a.example">x</a>' }),
      ['links in short fields', 'code of a link'],
    ],
    ['a repeated sentence with a link', contact({ message: `${repeated} www.a.example` }), ['repeated text']],
    ['many links and BBCode', contact({ message: `${links(8)} [url=x]you[/url]` }), ['many links', 'code of a link']],
    [
      'the same link in every field',
      contact({ fullName: 'http://x.example', subject: 'http://x.example', message: 'http://x.example' }),
      ['links in short fields', 'equal fields'],
    ],
  ])('%s is suspected', (_, signs, words) => {
    expect(isSuspected(signs)).toBe(true)
    expect(signs.map(({ sign }) => sign)).toEqual(words)
  })
})

it.each([
  ['', false],
  [' Manee@example.com ', false],
  ['https://www.example.com/shop', false],
  ['Example.com', false],
  ['https://casino.test', true],
  ['https://example.com.casino.test', true],
  ['https://example.com@casino.test', true],
  ['x', true],
])('the honeypot with %j is a trap for a bot: %s', (honeypot, expected) => {
  expect(isTrapped(honeypot, samples.contact)).toBe(expected)
})
