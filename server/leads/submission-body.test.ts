import { describe, expect, it, vi } from 'vitest'
import { BODY_LIMIT_BYTES } from '../../contract/limits.ts'
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

  it('keeps what looks like another value', () => {
    expect(payloadOf('message=a=b==&subject')).toEqual({ message: 'a=b==', subject: '' })
  })

  it('has fifty fields at most, of any length', () => {
    const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=x`).join('&')
    expect(Object.keys(payloadOf(fields(50)))).toHaveLength(50)
    expect(() => new FormBody(fields(51))).toThrow('The form has too many fields.')
    expect(payloadOf(`message=${'x'.repeat(2 * BODY_LIMIT_BYTES)}`)).toHaveProperty('message')
  })

  it('takes the first of two values', () => {
    expect(payloadOf('email=a&email=b')).toEqual({ email: 'a' })
  })

  it('may have fields named like properties of every object', () => {
    expect(payloadOf('=&&__proto__=x&constructor=y')).toMatchObject({ constructor: 'y' })
    expect(Object.prototype).not.toHaveProperty('x')
  })

  it.each(['fullName=%E0%B8', 'fullName=%C0%AF', 'fullName=%ED%A0%BD', '%FF=x', 'fullName=%zz', '%'])(
    '%j is no UTF-8, and is refused',
    (text) => expect(() => new FormBody(text)).toThrow('The form is not encoded as UTF-8.'),
  )

  it('returns only the values of known fields', () => {
    expect(new FormBody('email=a&evil=b&__proto__=c').valuesOf(['email', 'subject'])).toEqual({ email: 'a' })
  })

  it('with thousands of fields is refused before they are decoded', () => {
    const decode = vi.spyOn(globalThis, 'decodeURIComponent')
    expect(() => new FormBody('a=b&'.repeat(8000))).toThrow('The form has too many fields.')
    expect(decode).not.toHaveBeenCalled()
    decode.mockRestore()
  })
})
