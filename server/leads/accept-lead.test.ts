import { describe, expect, it } from 'vitest'
import { acceptLeads, type RecognizedBy } from './accept-lead.ts'
import type { Addition, Claim, Lead, LeadRepository } from './lead-repository.ts'

const NOW = new Date('2026-11-21T07:00:44.123Z')

/** A repository that keeps its leads in an array, and answers as it is told. */
const inMemory = (add: () => Promise<Addition> = async () => ({ outcome: 'stored' })) => {
  const leads: Lead[] = []
  const claims: (Claim | undefined)[] = []
  const repository: LeadRepository = {
    add: async (lead, claim) => {
      leads.push(lead)
      claims.push(claim)
      return add()
    },
    forgetClaims: async () => 0,
  }
  return { leads, claims, accept: acceptLeads(repository, '2023-05-01', () => NOW) }
}

const sent = (payload: object, change: { recognizedBy?: RecognizedBy; locale?: 'en' | 'th' } = {}) => ({
  form: 'signup' as const,
  payload,
  locale: 'th' as const,
  recognizedBy: 'nothing' as const,
  ...change,
})

const signup = {
  fullName: ' สมชาย ใจดี ',
  email: 'somchai@example.co.th',
  companyName: 'Siam Coffee',
  phoneNumber: '02 123 4567',
  serviceInterest: 'basic',
  termsAccepted: true,
}

describe('accepting', () => {
  it('a signup stores it with the terms that were accepted', async () => {
    const { leads, accept } = inMemory()
    const acceptance = await accept(sent(signup))
    const [lead] = leads
    expect(lead).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      kind: 'signup',
      state: 'accepted',
      locale: 'th',
      received_at: '2026-11-21T07:00:44.123Z',
      full_name: 'สมชาย ใจดี',
      email: 'somchai@example.co.th',
      company_name: 'Siam Coffee',
      phone_number: '02 123 4567',
      service_interest: 'basic',
      terms_version: '2023-05-01',
      terms_accepted_at: '2026-11-21T07:00:44.123Z',
      subject: null,
      message: null,
    })
    expect(acceptance).toEqual({
      outcome: 'sent',
      receipt: { id: lead?.id, receivedAt: '2026-11-21T07:00:44.123Z' },
      repeated: false,
      suspected: false,
    })
  })

  it('an invalid submission stores nothing', async () => {
    const { leads, accept } = inMemory()
    expect(await accept(sent({ ...signup, email: 'x', toString: 1 }))).toEqual({
      outcome: 'invalid',
      errors: [
        { field: 'email', message: 'กรุณากรอกอีเมลให้ถูกต้อง' },
        { field: 'toString', message: 'แบบฟอร์มนี้ไม่มีช่องข้อมูลนี้' },
      ],
    })
    expect(leads).toEqual([])
  })

  it('at most twenty errors are returned', async () => {
    const made = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, index]))
    const acceptance = await inMemory().accept({ ...sent(made), form: 'contact' })
    expect(acceptance.outcome === 'invalid' && acceptance.errors).toHaveLength(20)
  })

  it('a failing database makes the outcome failed, with its cause', async () => {
    const cause = new Error('disk full')
    const { accept } = inMemory(() => Promise.reject(cause))
    expect(await accept(sent(signup))).toEqual({ outcome: 'failed', cause })
  })

  it('suspected spam is stored as such and answered like any other submission', async () => {
    const { leads, accept } = inMemory()
    const acceptance = await accept(sent({ ...signup, website: 'https://spam.example' }))
    expect(acceptance).toMatchObject({ outcome: 'sent', receipt: { id: leads[0]?.id } })
    expect(leads[0]).toMatchObject({ state: 'suspected_spam', full_name: 'สมชาย ใจดี' })
    await accept(sent({ ...signup, website: '' }))
    expect(leads[1]?.state).toBe('accepted')
  })
})

describe('a repeat', () => {
  it('is recognized by its key, in its own form, for a day', async () => {
    const { claims, accept } = inMemory()
    await accept(sent(signup, { recognizedBy: { key: 'k1' } }))
    expect(claims).toEqual([
      { scope: 'signup', key: 'k1', fingerprint: expect.any(String), since: '2026-11-20T07:00:44.123Z' },
    ])
  })

  it('without script is recognized by its contents, for ten minutes', async () => {
    const { claims, accept } = inMemory()
    await accept(sent(signup, { recognizedBy: 'payload' }))
    const [claim] = claims
    expect(claim).toMatchObject({ scope: 'signup form', key: claim?.fingerprint, since: '2026-11-21T06:50:44.123Z' })
  })

  it('gets the first receipt', async () => {
    const receipt = { id: 'first', receivedAt: '2026-11-21T07:00:00.000Z' }
    const { accept } = inMemory(async () => ({ outcome: 'repeated', receipt }))
    expect(await accept(sent(signup, { recognizedBy: { key: 'k' } }))).toMatchObject({ receipt, repeated: true })
  })

  it('is told to wait while the first one is under way, and no longer', async () => {
    let store: (addition: Addition) => void = () => undefined
    const { accept } = inMemory(() => new Promise((resolve) => (store = resolve)))
    const recognizedBy = { key: 'k' }
    const first = accept(sent(signup, { recognizedBy }))
    expect(await accept(sent(signup, { recognizedBy }))).toEqual({ outcome: 'under-way' })
    store({ outcome: 'stored' })
    expect(await first).toMatchObject({ outcome: 'sent' })
    const second = accept(sent(signup, { recognizedBy }))
    store({ outcome: 'other-payload' })
    expect(await second).toEqual({ outcome: 'other-payload' })
  })
})

describe('the fingerprint', () => {
  const fingerprintOf = async (payload: object, locale: 'en' | 'th' = 'th') => {
    const { claims, accept } = inMemory()
    await accept(sent(payload, { recognizedBy: { key: 'k' }, locale }))
    return claims[0]?.fingerprint
  }

  it('is the same however the same contents are written', async () => {
    const first = await fingerprintOf(signup)
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(await fingerprintOf(Object.fromEntries(Object.entries(signup).reverse()))).toBe(first)
    expect(await fingerprintOf({ ...signup, companyName: '  Siam Coffee\n', website: '' })).toBe(first)
  })

  it('differs for other contents', async () => {
    const others = [{}, { fullName: 'สมชาย' }, { serviceInterest: 'custom' }, { phoneNumber: '02 123 4568' }]
    const all = await Promise.all(others.map((change) => fingerprintOf({ ...signup, ...change })))
    expect(new Set([...all, await fingerprintOf(signup, 'en')]).size).toBe(5)
  })
})
