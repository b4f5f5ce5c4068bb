import { describe, expect, it } from 'vitest'
import { acceptLeads } from './accept-lead.ts'
import type { Lead, LeadRepository } from './lead-repository.ts'

const NOW = new Date('2026-11-21T07:00:44.123Z')

/** A repository that keeps its leads in an array. */
const inMemory = () => {
  const leads: Lead[] = []
  const repository: LeadRepository = {
    add: async (lead) => void leads.push(lead),
    list: async () => leads,
    find: async (id) => leads.find((lead) => lead.id === id),
  }
  return { leads, accept: acceptLeads(repository, () => NOW) }
}

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
    const acceptance = await accept('signup', signup, 'th')
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
    expect(acceptance).toEqual({ outcome: 'sent', receipt: { id: lead?.id, receivedAt: '2026-11-21T07:00:44.123Z' } })
  })

  it('what is not valid stores nothing', async () => {
    const { leads, accept } = inMemory()
    expect(await accept('signup', { ...signup, email: 'x', toString: 1 }, 'th')).toEqual({
      outcome: 'invalid',
      errors: [
        { field: 'email', message: 'กรุณากรอกอีเมลให้ถูกต้อง' },
        { field: 'toString', message: 'แบบฟอร์มนี้ไม่มีช่องข้อมูลนี้' },
      ],
    })
    expect(leads).toEqual([])
  })

  it('never answers with more errors than twenty', async () => {
    const made = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, index]))
    const acceptance = await inMemory().accept('contact', made, 'en')
    expect(acceptance.outcome === 'invalid' && acceptance.errors).toHaveLength(20)
  })

  it('what cannot be stored has failed, and keeps the cause', async () => {
    const cause = new Error('disk full')
    const repository: LeadRepository = {
      add: () => Promise.reject(cause),
      list: async () => [],
      find: async () => undefined,
    }
    expect(await acceptLeads(repository)('signup', signup, 'en')).toEqual({ outcome: 'failed', cause })
  })
})
