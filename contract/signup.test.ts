import { describe, expect, it } from 'vitest'
import { messages } from './messages.ts'
import { SERVICE_INTERESTS } from './plans.ts'
import { signupRequest } from './signup.ts'

const english = messages.en.signup
const schema = () => signupRequest(english)

const complete = {
  fullName: 'Somchai Jaidee',
  email: 'somchai@example.co.th',
  companyName: 'Siam Coffee',
  phoneNumber: '02 123 4567',
  serviceInterest: 'professional',
  termsAccepted: true,
}

/** The first message of each field, as the server answers and the form shows. */
const faultsOf = (value: unknown, subject = schema()) => {
  const faults: Record<string, string> = {}
  for (const issue of subject.safeParse(value).error?.issues ?? [])
    faults[String(issue.path[0] ?? '')] ??= issue.message
  return faults
}

describe('a complete signup', () => {
  it('passes unchanged', () => {
    expect(schema().parse(complete)).toEqual(complete)
  })

  it.each(SERVICE_INTERESTS)('may be interested in %s', (serviceInterest) => {
    expect(schema().parse({ ...complete, serviceInterest }).serviceInterest).toBe(serviceInterest)
  })
})

describe('an empty signup', () => {
  it('hears the sentence of each field, in the words of the specification', () => {
    const sentences = {
      fullName: 'Full name is required',
      email: 'Please enter a valid email address',
      companyName: 'Company name is required',
      phoneNumber: 'Phone number is required',
      serviceInterest: 'Please select a service',
      termsAccepted: 'You must accept the terms and conditions',
    }
    expect(faultsOf({})).toEqual(sentences)
    expect(
      faultsOf({
        fullName: '',
        email: '',
        companyName: '',
        phoneNumber: '',
        serviceInterest: '',
        termsAccepted: false,
      }),
    ).toEqual(sentences)
  })

  it('hears them in Thai', () => {
    expect(faultsOf({}, signupRequest(messages.th.signup))).toMatchObject({
      fullName: 'กรุณากรอกชื่อ-นามสกุล',
      termsAccepted: 'กรุณายอมรับข้อกำหนดและเงื่อนไข',
    })
  })
})

describe('values of another type', () => {
  it.each([null, 7, true, ['a', 'b'], { toString: 'x' }])('%j is a missing text', (value) => {
    expect(faultsOf({ ...complete, fullName: value, email: value, serviceInterest: value })).toEqual({
      fullName: english.fullName,
      email: english.email,
      serviceInterest: english.serviceInterest,
    })
  })

  it.each(['true', 'on', 1, null])('%j does not accept the terms', (termsAccepted) => {
    expect(faultsOf({ ...complete, termsAccepted })).toEqual({ termsAccepted: english.termsAccepted })
  })

  it('an interest that is not offered is none', () => {
    expect(faultsOf({ ...complete, serviceInterest: 'Basic' })).toEqual({ serviceInterest: english.serviceInterest })
  })
})

describe('a field the form does not have', () => {
  it('is refused', () => {
    expect(faultsOf({ ...complete, subscribe: true })).toEqual({ '': english.unknownField })
  })
})

describe('lengths', () => {
  it.each([
    ['fullName', 2, 200],
    ['companyName', 1, 200],
    ['phoneNumber', 5, 50],
  ] as const)('of %s run from %i to %i', (field, min, max) => {
    expect(faultsOf({ ...complete, [field]: 'x'.repeat(min) })).toEqual({})
    expect(faultsOf({ ...complete, [field]: 'x'.repeat(min - 1) })).toEqual({ [field]: english[field] })
    expect(faultsOf({ ...complete, [field]: 'x'.repeat(max) })).toEqual({})
    expect(faultsOf({ ...complete, [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: english.tooLong[field] })
  })

  it('are counted in code points, not in UTF-16 units', () => {
    expect(faultsOf({ ...complete, fullName: '😀' })).toEqual({ fullName: english.fullName })
    expect(faultsOf({ ...complete, fullName: '😀'.repeat(200) })).toEqual({})
  })

  it('are counted after trimming and composing', () => {
    expect(faultsOf({ ...complete, fullName: ' x  ' })).toEqual({ fullName: english.fullName })
    expect(faultsOf({ ...complete, fullName: 'e\u0301' })).toEqual({ fullName: english.fullName })
  })
})
