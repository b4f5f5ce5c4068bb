import type { StoredValues } from '../../contract/forms.ts'
import type { Lead, LeadTable } from '../../server/database/tables.ts'
import { STORED_FIELDS } from '../../server/delivery/describe-lead.ts'

/** Every lead has the columns of both forms. */
const EMPTY = Object.fromEntries(STORED_FIELDS.map(({ name }) => [name, null])) as Record<
  Exclude<keyof StoredValues, 'fullName' | 'email'>,
  null
>

/** A contact message. Its id ends in the number. */
export const newLead = (number: number, change: Partial<Lead> = {}): Lead => ({
  ...EMPTY,
  termsVersion: null,
  termsAcceptedAt: null,
  id: `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  kind: 'contact',
  state: 'accepted',
  locale: 'th',
  receivedAt: '2026-11-21T18:22:06.359Z',
  fullName: 'มานี น้ำใจ',
  email: 'manee@example.co.th',
  subject: 'ขอใบเสนอราคา',
  message: 'บรรทัดแรก\nบรรทัดสอง',
  ...change,
})

/** A contact message with all columns. */
export const storedLead = (number: number, change: Partial<LeadTable> = {}): LeadTable => ({
  ...newLead(number),
  emailKey: 'manee@example.co.th',
  stage: 'new',
  handledBy: null,
  ...change,
})

/** A signup request with all columns. */
export const storedSignup = (number: number, change: Partial<LeadTable> = {}): LeadTable =>
  storedLead(number, {
    kind: 'signup',
    fullName: 'สมชาย ใจดี',
    companyName: 'ร้านกาแฟสยาม',
    phoneNumber: '02 123 4567',
    serviceInterest: 'basic',
    termsVersion: '2023-05-01',
    termsAcceptedAt: '2026-11-21T18:22:06.359Z',
    subject: null,
    message: null,
    ...change,
  })
