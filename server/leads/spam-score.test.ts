import { describe, expect, it } from 'vitest'
import * as samples from '../../tests/support/leads.ts'
import type { Submission } from './check-submission.ts'
import { isSuspected, spamScore } from './spam-score.ts'

const contact = (change: object) => ({ form: 'contact', values: { ...samples.contact, ...change } }) as Submission
const signup = (change: object) => ({ form: 'signup', values: { ...samples.signup, ...change } }) as Submission
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
    ['an empty honeypot', contact({ website: '' })],
  ])('%s is not suspected', (_, submission) => expect(isSuspected(submission)).toBe(false))
})

it('two equal fields give no points, three do: the company of a freelancer may have her name', () => {
  expect(spamScore(signup({ companyName: 'Somchai Jaidee' }))).toBe(0)
  expect(spamScore(signup({ companyName: 'Somchai Jaidee', phoneNumber: 'Somchai Jaidee' }))).toBe(3)
})

describe('spam', () => {
  it.each([
    ['a filled honeypot', contact({ website: 'https://a.example' }), 0],
    ['many links', contact({ message: links(8) }), 5],
    ['links in two name fields', signup({ fullName: 'WIN http://a.example', companyName: 'www.b.example' }), 6],
    [
      'a link in the subject and BBCode',
      contact({ subject: 'https://a.example', message: 'Hello [url=x]you[/url]' }),
      6,
    ],
    ['an HTML link in the name', contact({ fullName: '<a href="https://a.example">x</a>' }), 6],
    ['a repeated sentence', contact({ message: 'Best casino bonus today! '.repeat(40) }), 5],
    ['a repeated Thai sentence', contact({ message: 'เว็บพนันออนไลน์ดีที่สุด '.repeat(40) }), 5],
    [
      'the same link in every field',
      contact({ fullName: 'http://x.example', subject: 'http://x.example', message: 'http://x.example' }),
      9,
    ],
  ])('%s is suspected', (_, submission, points) => {
    expect(isSuspected(submission)).toBe(true)
    expect(spamScore(submission)).toBe(points)
  })
})
