import { describe, expect, it } from 'vitest'
import { contactMessage } from './contact.ts'
import { messages } from './messages.ts'

const schema = () => contactMessage(messages.en.contact)
const complete = {
  fullName: 'มานี มีนา',
  email: 'manee@example.co.th',
  subject: 'ขอใบเสนอราคา',
  message: 'อยากส่งข่าวถึงสื่อไทย\nเดือนหน้า',
}
const faultsOf = (value: unknown) =>
  schema()
    .safeParse(value)
    .error?.issues.map(({ message }) => message) ?? []

describe('a contact message', () => {
  it('passes unchanged when it is complete', () => {
    expect(schema().parse(complete)).toEqual(complete)
  })

  it('has lines in its message only', () => {
    const { subject, fullName, message } = schema().parse({
      ...complete,
      subject: 'Quote\r\nBcc: all@example.com',
      fullName: 'Manee\nMeena',
    })
    expect({ subject, fullName, message }).toEqual({
      subject: 'Quote Bcc: all@example.com',
      fullName: 'Manee Meena',
      message: complete.message,
    })
  })

  it('hears the sentences of the specification when it is empty', () => {
    expect(faultsOf({})).toEqual([
      'Full name is required',
      'Please enter a valid email address',
      'Subject is required',
      'Message is too short',
    ])
  })

  it.each([
    ['subject', 3, 200],
    ['message', 10, 5000],
  ] as const)('has a %s of %i to %i characters', (field, min, max) => {
    expect(faultsOf({ ...complete, [field]: 'ก'.repeat(min - 1) })).toEqual([messages.en.contact[field]])
    expect(faultsOf({ ...complete, [field]: 'ก'.repeat(min) })).toEqual([])
    expect(faultsOf({ ...complete, [field]: 'ก'.repeat(max) })).toEqual([])
    expect(faultsOf({ ...complete, [field]: 'ก'.repeat(max + 1) })).toEqual([messages.en.contact.tooLong[field]])
  })

  it('has no field of the signup form', () => {
    expect(faultsOf({ ...complete, companyName: 'Siam Coffee' })).toEqual(['This form has no such field'])
  })
})
