import type { Lead, LeadTable } from '../../server/database/tables.ts'
import { NOT_ASKED } from '../../server/leads/lead-repository.ts'

/** A message as it comes in; its id ends in this number, and sorts by it. */
export const newLead = (number: number, change: Partial<Lead> = {}): Lead => ({
  ...NOT_ASKED,
  id: `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  kind: 'contact',
  state: 'accepted',
  locale: 'th',
  received_at: '2026-11-21T18:22:06.359Z',
  full_name: 'มานี น้ำใจ',
  email: 'manee@example.co.th',
  subject: 'ขอใบเสนอราคา',
  message: 'บรรทัดแรก\nบรรทัดสอง',
  ...change,
})

/** The same as it is stored. */
export const storedLead = (number: number, change: Partial<LeadTable> = {}): LeadTable => ({
  ...newLead(number),
  email_key: 'manee@example.co.th',
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
