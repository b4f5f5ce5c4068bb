import { describe, expect, it } from 'vitest'
import type { Submission } from './check-submission.ts'
import { fingerprintOf } from './fingerprint.ts'

const contact = (values: object) => ({ form: 'contact', values }) as Submission
const said = { fullName: 'Manee', email: 'manee@example.com', subject: 'Quote', message: 'What would it cost?' }
const fingerprint = fingerprintOf(contact(said), 'en')

describe('the fingerprint of a submission', () => {
  it('says nothing about what was sent', () => {
    expect(fingerprint).toMatch(/^[\w-]{43}$/)
  })

  it('is the same in whichever order the fields come, with and without the trap', () => {
    const { message, subject, email, fullName } = said
    expect(fingerprintOf(contact({ website: '', message, subject, email, fullName }), 'en')).toBe(fingerprint)
    expect(fingerprintOf(contact({ subject, fullName, message, email }), 'en')).toBe(fingerprint)
  })

  it('is another for other words, another field, another language and another form', () => {
    const others = [
      fingerprintOf(contact({ ...said, message: 'What does it cost?' }), 'en'),
      fingerprintOf(contact({ ...said, subject: said.message, message: said.subject }), 'en'),
      fingerprintOf(contact(said), 'th'),
      fingerprintOf({ form: 'signup', values: said } as unknown as Submission, 'en'),
    ]
    expect(new Set([fingerprint, ...others]).size).toBe(5)
  })
})
