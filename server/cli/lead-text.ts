import type { DeliveryTable, FollowUpTable } from '../database/tables.ts'
import { harmlessLine, harmlessText } from '../harmless-text.ts'
import type { FoundDelivery, FoundLead } from '../leads/lead-search.ts'
import { bangkokMinute } from './bangkok-time.ts'
import { countOf } from './command-context.ts'

const CHANNELS: Record<DeliveryTable['channel'], string> = {
  team_mail: 'To the team',
  sender_mail: 'To the sender',
  webhook: 'Webhook',
}

function fieldsOf({ lead }: FoundLead): [label: string, value: string | null][] {
  return [
    ['ID', lead.id],
    ['Form', lead.kind],
    ['Stage', lead.handled_by === null ? lead.stage : `${lead.stage}, ${lead.handled_by}`],
    ['Suspected', lead.state === 'suspected_spam' ? 'spam' : null],
    ['Language', lead.locale === 'th' ? 'Thai' : 'English'],
    ['Received', bangkokMinute(lead.received_at)],
    ['Name', lead.full_name],
    ['E-mail', lead.email],
    ['Company', lead.company_name],
    ['Phone', lead.phone_number],
    ['Plan', lead.service_interest],
    ['Terms', lead.terms_version && `version ${lead.terms_version} accepted`],
    ['Subject', lead.subject],
  ]
}

function deliveryText({ state, attempts, next_attempt_at, last_error, delivered_at }: FoundDelivery): string {
  const reason = last_error === null ? '' : ` (${last_error})`
  if (state === 'delivered') return `delivered ${bangkokMinute(delivered_at ?? next_attempt_at)}${reason}`
  const tried = attempts === 0 ? '' : ` after ${countOf(attempts, 'attempt')}`
  return state === 'waiting'
    ? `waiting${tried}, next attempt ${bangkokMinute(next_attempt_at)}${reason}`
    : `rejected${tried}${reason}; "leads retry" delivers it again`
}

const stepText = ({ at, step, who, note }: FollowUpTable) => {
  const line = `${bangkokMinute(at)}  ${step}  ${harmlessLine(who)}\n`
  return note === null ? line : `${line}    ${harmlessText(note).replaceAll('\n', '\n    ')}\n`
}

/** One lead in full: its fields, deliveries, history and message. */
export function leadText(found: FoundLead): string {
  const line = (label: string, value: string) => `${label.padEnd(15)}${harmlessLine(value)}\n`
  const fields = fieldsOf(found).map(([label, value]) => (value === null ? '' : line(label, value)))
  const deliveries = found.deliveries.map((delivery) => line(CHANNELS[delivery.channel], deliveryText(delivery)))
  const parts = [
    [...fields, ...deliveries].join(''),
    found.followUps.map(stepText).join(''),
    found.lead.message === null ? '' : `${harmlessText(found.lead.message)}\n`,
  ]
  return parts.filter((part) => part !== '').join('\n')
}
