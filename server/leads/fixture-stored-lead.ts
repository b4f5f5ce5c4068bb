import type { LeadTable } from '../database/tables.ts'

/** A message as it is stored; its id ends in this number, and sorts by it. */
export const storedLead = (number: number, change: Partial<LeadTable> = {}): LeadTable => ({
  id: `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  kind: 'contact',
  state: 'accepted',
  locale: 'th',
  received_at: '2026-11-21T18:22:06.359Z',
  full_name: 'มานี น้ำใจ',
  email: 'manee@example.co.th',
  email_key: null,
  company_name: null,
  phone_number: null,
  service_interest: null,
  terms_version: null,
  terms_accepted_at: null,
  subject: 'ขอใบเสนอราคา',
  message: 'บรรทัดแรก\nบรรทัดสอง',
  stage: 'new',
  handled_by: null,
  ...change,
})

/** A request as it is stored. */
export const storedSignup = (number: number, change: Partial<LeadTable> = {}): LeadTable =>
  storedLead(number, {
    kind: 'signup',
    full_name: 'สมชาย ใจดี',
    company_name: 'ร้านกาแฟสยาม',
    phone_number: '02 123 4567',
    service_interest: 'basic',
    terms_version: '2023-05-01',
    terms_accepted_at: '2026-11-21T18:22:06.359Z',
    subject: null,
    message: null,
    ...change,
  })
