import type { Lead } from '../../leads/lead-repository.ts'

/**
 * The body of a call, described in docs/operations.md. A receiver may rely on these names: add to them, and
 * never change one. Built from the lead alone, so it is the same in every attempt.
 */
export function webhookPayload(lead: Lead): string {
  const { id, kind, locale, received_at: receivedAt, full_name: fullName, email } = lead
  const fields =
    kind === 'signup'
      ? {
          companyName: lead.company_name,
          phoneNumber: lead.phone_number,
          serviceInterest: lead.service_interest,
          termsVersion: lead.terms_version,
          termsAcceptedAt: lead.terms_accepted_at,
        }
      : { subject: lead.subject, message: lead.message }
  return JSON.stringify({
    type: 'lead.received',
    timestamp: receivedAt,
    data: { id, kind, locale, receivedAt, fullName, email, ...fields },
  })
}
