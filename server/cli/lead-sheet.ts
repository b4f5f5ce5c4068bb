import type { Lead } from '../leads/lead-repository.ts'
import type { FoundDelivery, FoundLead } from '../leads/lead-search.ts'
import { bangkokMinute } from './lead-table.ts'
import { printable } from './printable.ts'

const LABELS: Partial<Record<keyof Lead, string>> = {
  id: 'ID',
  kind: 'Kind',
  state: 'State',
  locale: 'Language',
  received_at: 'Received',
  full_name: 'Name',
  email: 'E-mail',
  company_name: 'Company',
  phone_number: 'Phone',
  service_interest: 'Interest',
  terms_version: 'Terms version',
  terms_accepted_at: 'Terms accepted',
  subject: 'Subject',
}

const LABEL_WIDTH = Math.max(...Object.values(LABELS).map((label) => label.length))

const CHANNELS: Record<FoundDelivery['channel'], string> = {
  team_mail: 'To the team',
  sender_mail: 'To the sender',
  webhook: 'Webhook',
}

/** How one delivery stands, in one line. */
function deliveryLine({ state, attempts, next_attempt_at, last_error, delivered_at }: FoundDelivery): string {
  const told = {
    delivered: `delivered ${bangkokMinute(delivered_at ?? next_attempt_at)}`,
    waiting: `waiting, next attempt ${bangkokMinute(next_attempt_at)}`,
    dead: 'dead',
  }[state]
  const tried =
    state === 'delivered' || attempts === 0 ? '' : `, after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  return told + tried + (last_error === null ? '' : ` (${last_error})`)
}

const line = (label: string, value: string) => `${label.padEnd(LABEL_WIDTH)}  ${printable(value)}\n`

/**
 * One lead in full, as `leads show` prints it: a line for each field it has and for each delivery, then the message as it
 * was written.
 */
export function leadSheet({ lead, deliveries }: FoundLead): string {
  const fields = Object.entries(LABELS).flatMap(([field, label]) => {
    const value = lead[field as keyof Lead]
    return value === null ? [] : [line(label, value)]
  })
  const sent = deliveries.map((delivery) => line(CHANNELS[delivery.channel], deliveryLine(delivery)))
  const message = lead.message?.split('\n').map(printable).join('\n')
  return [...fields, ...sent].join('') + (message === undefined ? '' : `\n${message}\n`)
}
