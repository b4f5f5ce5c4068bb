import { randomUUIDv7 } from 'node:crypto'
import type { FormName } from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import type { FieldError } from '../../contract/problem.ts'
import type { Receipt } from '../../contract/receipt.ts'
import { TERMS_VERSION } from '../../contract/terms.ts'
import { checkSubmission, type Submission } from './check-submission.ts'
import type { Lead, LeadRepository } from './lead-repository.ts'

/** How a submission ended. `failed`: nothing was wrong with it, and the database refused; the cause is for the log only. */
export type Acceptance =
  | { outcome: 'sent'; receipt: Receipt }
  | { outcome: 'invalid'; errors: FieldError[] }
  | { outcome: 'failed'; cause: unknown }

export type AcceptLead = (form: FormName, payload: object, locale: Locale) => Promise<Acceptance>

function leadOf({ form, values }: Submission, locale: Locale, { id, receivedAt }: Receipt): Lead {
  const lead: Lead = {
    id,
    kind: form,
    state: 'accepted',
    locale,
    received_at: receivedAt,
    full_name: values.fullName,
    email: values.email,
    company_name: null,
    phone_number: null,
    service_interest: null,
    terms_version: null,
    terms_accepted_at: null,
    subject: null,
    message: null,
  }
  if (form === 'contact') return { ...lead, subject: values.subject, message: values.message }
  return {
    ...lead,
    company_name: values.companyName,
    phone_number: values.phoneNumber,
    service_interest: values.serviceInterest,
    terms_version: TERMS_VERSION,
    terms_accepted_at: receivedAt,
  }
}

/**
 * Checks a submission and stores it. Only a stored lead has a receipt, and only a durable one counts as stored.
 *
 * @param now for tests
 */
export function acceptLeads(leads: LeadRepository, now: () => Date = () => new Date()): AcceptLead {
  return async (form, payload, locale) => {
    const checked = checkSubmission(form, payload, locale)
    if ('errors' in checked) return { outcome: 'invalid', errors: checked.errors }
    const receipt: Receipt = { id: randomUUIDv7(), receivedAt: now().toISOString() }
    try {
      await leads.add(leadOf(checked.submission, locale, receipt))
    } catch (cause) {
      return { outcome: 'failed', cause }
    }
    return { outcome: 'sent', receipt }
  }
}
