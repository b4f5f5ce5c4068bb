import { expect, it } from 'vitest'
import { storedLead, storedSignup } from '../../leads/fixture-stored-lead.ts'
import { webhookPayload } from './payload.ts'

it('a message is told with what was written, and a request with what was asked for', () => {
  const sent = { locale: 'th', receivedAt: '2026-11-21T18:22:06.359Z', email: 'manee@example.co.th' }
  const [message, request] = [storedLead(1), storedSignup(2)]
  expect(JSON.parse(webhookPayload(message))).toEqual({
    type: 'lead.received',
    timestamp: sent.receivedAt,
    data: {
      ...sent,
      id: message.id,
      kind: 'contact',
      fullName: 'มานี น้ำใจ',
      subject: 'ขอใบเสนอราคา',
      message: 'บรรทัดแรก\nบรรทัดสอง',
    },
  })
  expect(JSON.parse(webhookPayload(request))).toEqual({
    type: 'lead.received',
    timestamp: sent.receivedAt,
    data: {
      ...sent,
      id: request.id,
      kind: 'signup',
      fullName: 'สมชาย ใจดี',
      companyName: 'ร้านกาแฟสยาม',
      phoneNumber: '02 123 4567',
      serviceInterest: 'basic',
      termsVersion: '2023-05-01',
      termsAcceptedAt: sent.receivedAt,
    },
  })
})
