import stringWidth from 'string-width'
import type { FollowUpTable, LeadTable } from '../database/tables.ts'
import type { FoundDelivery, FoundLead } from '../leads/lead-search.ts'
import { printable } from './printable.ts'
import type { Words } from './words/words.ts'
import type { ZonedTime } from './zoned-time.ts'

type Labelled = keyof Words['labels']

/** What a field of a lead says to a person; null where the lead has none. */
function fieldText(lead: LeadTable, field: Labelled, { values, stageBy }: Words, time: ZonedTime): string | null {
  const value = lead[field]
  if (value === null) return null
  if (field === 'received_at' || field === 'terms_accepted_at') return time.minute(value) + time.label
  if (field === 'stage') return stageBy(values.stage[lead.stage], lead.handled_by)
  if (field === 'kind') return values.kind[lead.kind]
  if (field === 'state') return values.state[lead.state]
  if (field === 'locale') return values.locale[lead.locale]
  if (field === 'service_interest') return lead.service_interest && values.plan[lead.service_interest]
  return value
}

/** How one delivery stands, in one line. */
function deliveryLine(
  delivery: FoundDelivery,
  { delivered, nextAttempt, afterAttempts, values }: Words,
  time: ZonedTime,
) {
  const { state, attempts, next_attempt_at, last_error, delivered_at } = delivery
  const told = {
    delivered: delivered(time.minute(delivered_at ?? next_attempt_at)),
    waiting: nextAttempt(time.minute(next_attempt_at)),
    dead: values.delivery.dead,
    rejected: values.delivery.rejected,
  }[state]
  const tried = state === 'delivered' || attempts === 0 ? '' : afterAttempts(attempts)
  return told + tried + (last_error === null ? '' : ` (${last_error})`)
}

const lines = (text: string) => text.split('\n').map(printable)

/**
 * One lead in full, as `leads show` prints it: a line for each field it has and for each delivery, what was done about it, then the
 * message as it was written.
 */
export function leadSheet({ lead, deliveries, followUps }: FoundLead, words: Words, time: ZonedTime): string {
  const { labels, values } = words
  const width = Math.max(
    ...[...Object.values(labels), ...Object.values(values.channel)].map((label) => stringWidth(label)),
  )
  const line = (label: string, value: string) =>
    `${label}${' '.repeat(Math.max(0, width - stringWidth(label)))}  ${printable(value)}\n`
  const fields = (Object.keys(labels) as Labelled[]).flatMap((field) => {
    const value = fieldText(lead, field, words, time)
    return value === null ? [] : [line(labels[field], value)]
  })
  const sent = deliveries.map((delivery) => line(values.channel[delivery.channel], deliveryLine(delivery, words, time)))
  const done = followUps.map((one) => stepLines(one, `${time.minute(one.at)}  ${values.step[one.step]}`)).join('')
  const message = lead.message === null ? '' : `\n${lines(lead.message).join('\n')}\n`
  return fields.join('') + sent.join('') + (done && `\n${done}`) + message
}

/** `2026-11-22 09:10  taken  Nok`, and a note below it, indented. */
function stepLines({ who, note }: FollowUpTable, label: string): string {
  const noted =
    note === null
      ? ''
      : lines(note)
          .map((text) => `    ${text}\n`)
          .join('')
  return `${label}  ${printable(who)}\n${noted}`
}
