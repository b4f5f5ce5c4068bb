import { beforeAll, expect, test, vi } from 'vitest'
import { getWords } from '../../content/content.ts'
import { HttpError, NoAnswerError } from '../http/http-error.ts'
import { failureTold } from './failure-told.ts'
import { leadFormWords } from './pick-lead-form-words.ts'

beforeAll(() => void vi.stubGlobal('navigator', { onLine: true }))

const told = (locale: 'en' | 'th', form: 'signup' | 'contact', error: unknown) => {
  const { title, text } = failureTold(error, leadFormWords(getWords(locale), form), locale)
  return [title.replace(/[\u2060\u200D]/g, ''), text.replace(/[\u2060\u200D]/g, '').replaceAll('\u00A0', ' ')]
}
const tooMany = new HttpError(new Response(null, { status: 429 }), '')
const waiting = (seconds: number) =>
  new HttpError(new Response(null, { status: 503, headers: { 'Retry-After': String(seconds) } }), '')
const wait = waiting(30)

test.each([
  ['en', 'signup', 'Something went wrong', 'Please try again later.'],
  ['th', 'signup', 'ส่งข้อมูลไม่สำเร็จ', 'กรุณาลองใหม่อีกครั้งในภายหลัง'],
  ['en', 'contact', 'Your message was not sent', 'Please try again later, or call '],
  ['th', 'contact', 'ส่งข้อความไม่สำเร็จ', 'กรุณาลองใหม่อีกครั้งในภายหลัง หรือโทร '],
] as const)('the failure of %s %s begins with its own words, whatever the cause', (locale, form, title, text) => {
  const [plainTitle, plain = ''] = told(locale, form, new TypeError('Failed to fetch'))
  expect(plainTitle).toBe(title)
  expect(plain.startsWith(text)).toBe(true)
  for (const error of [tooMany, wait, new NoAnswerError()]) {
    const [sameTitle, longer = ''] = told(locale, form, error)
    expect(sameTitle).toBe(title)
    expect(longer.startsWith(`${plain} `)).toBe(true)
  }
})

test.each([
  ['en', tooMany, 'Please wait a few minutes, then send it again.'],
  ['th', tooMany, 'รอสัก 2–3 นาที แล้วส่งอีกครั้ง'],
  ['en', wait, 'You can send it again in 30 seconds.'],
  ['en', waiting(1), 'You can send it again in 1 second.'],
  ['en', waiting(420), 'You can send it again in 7 minutes.'],
  ['th', wait, 'ส่งอีกครั้งได้ในอีก 30 วินาที'],
  ['th', waiting(420), 'ส่งอีกครั้งได้ในอีก 7 นาที'],
  ['en', new NoAnswerError(), 'No answer came in time. Send it again; it will not be counted twice.'],
  ['th', new NoAnswerError(), 'ระบบยังไม่ตอบกลับ กดส่งอีกครั้งได้ ข้อมูลจะไม่ซ้ำกัน'],
] as const)('in %s, %o ends with what helps', (locale, error, help) => {
  expect(told(locale, 'signup', error)[1]).toMatch(new RegExp(`${help}$`))
})
