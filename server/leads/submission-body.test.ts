import { describe, expect, it } from 'vitest'
import { FormBody } from './submission-body.ts'

const payloadOf = (text: string) => ({ ...new FormBody(text).payload() })

describe('a form body', () => {
  it('is read as browsers write it', () => {
    expect(payloadOf('fullName=Ann+Lee&subject=%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7&message=a%0D%0Ab%26c')).toEqual({
      fullName: 'Ann Lee',
      subject: 'ข่าว',
      message: 'a\r\nb&c',
    })
  })

  it.each([
    ['termsAccepted=on', { termsAccepted: true }],
    ['termsAccepted=true', { termsAccepted: true }],
    ['termsAccepted=false', { termsAccepted: false }],
    ['termsAccepted=', { termsAccepted: false }],
    ['', {}],
  ])('%j is the payload %j', (text, payload) => expect(payloadOf(text)).toEqual(payload))

  it('takes the first of two values', () => {
    expect(payloadOf('email=a&email=b')).toEqual({ email: 'a' })
  })

  it('never crashes on what is no encoding', () => {
    expect(payloadOf('a=%zz&%=b&=&__proto__=x&constructor=y')).toMatchObject({ a: '%zz', '%': 'b', constructor: 'y' })
    expect(Object.prototype).not.toHaveProperty('x')
  })
})
