import { describe, expect, it } from 'vitest'
import type { Submission } from './check-submission.ts'
import { isSuspected, spamScore } from './spam-score.ts'

const contact = (change: object): Submission => ({
  form: 'contact',
  values: {
    fullName: 'Manee Meena',
    email: 'manee@example.com',
    subject: 'A quote for our launch',
    message: 'We open a shop in Chiang Mai in May. What would a release in Thai and English cost?',
    ...change,
  },
})
const signup = (change: object): Submission => ({
  form: 'signup',
  values: {
    fullName: 'Somchai Jaidee',
    email: 'somchai@example.com',
    companyName: 'Siam Solar',
    phoneNumber: '+66 2 123 4567',
    serviceInterest: 'basic',
    termsAccepted: true,
    ...change,
  },
})
const links = (count: number) => Array.from({ length: count }, (_, index) => `https://a${index}.example/`).join('\n')

describe('a submission by a person', () => {
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
      'a signature with links that is quoted below',
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
    ['a greeting said four times', contact({ message: 'สวัสดีค่ะ ขอสอบถามราคาส่งข่าวค่ะ '.repeat(4) })],
    ['a company called by its address', signup({ companyName: 'Shop.co.th' })],
    ['a message as short as it may be', contact({ message: 'x'.repeat(10) })],
    [
      'a long message of many sentences',
      contact({
        message: Array.from(
          { length: 60 },
          (_, day) => `On day ${day} we plan ${day * 7} stories for ${day % 9} cities.`,
        ).join(' '),
      }),
    ],
    ['a name that is its company', signup({ companyName: 'Somchai Jaidee' })],
    ['an empty trap', contact({ website: '' })],
  ])('%s is not suspected', (_, submission) => expect(isSuspected(submission)).toBe(false))
})

it('two equal fields do not count: a freelancer’s company may have her name', () => {
  expect(spamScore(signup({ companyName: 'Somchai Jaidee' }))).toBe(0)
  expect(spamScore(signup({ companyName: 'Somchai Jaidee', phoneNumber: 'Somchai Jaidee' }))).toBe(3)
})

describe('spam', () => {
  it.each([
    ['anything in the trap', contact({ website: 'https://a.example' }), 0],
    ['many links', contact({ message: links(8) }), 5],
    ['links in two names', signup({ fullName: 'WIN http://a.example', companyName: 'www.b.example' }), 6],
    [
      'a link in the subject and forum code',
      contact({ subject: 'https://a.example', message: 'Hello [url=x]you[/url]' }),
      6,
    ],
    ['HTML with a link as a name', contact({ fullName: '<a href="https://a.example">x</a>' }), 6],
    ['the same again and again', contact({ message: 'Best casino bonus today! '.repeat(40) }), 5],
    ['the same again and again in Thai', contact({ message: 'เว็บพนันออนไลน์ดีที่สุด '.repeat(40) }), 5],
    [
      'one word everywhere, and a link',
      contact({ fullName: 'http://x.example', subject: 'http://x.example', message: 'http://x.example' }),
      9,
    ],
  ])('%s is suspected', (_, submission, points) => {
    expect(isSuspected(submission)).toBe(true)
    expect(spamScore(submission)).toBe(points)
  })
})
