import { type FormName, formAction, outcomeId } from '../../contract/form-markup.ts'
import type { Receipt } from '../../contract/receipt.ts'
import type { Answered, Asked } from '../../server/testing/running-app.ts'
import type { SoakServer } from './stage.ts'
import type { Witness } from './witness.ts'

/** One filled-in form. It is sent unchanged until it is answered, and sometimes once more afterwards. */
interface Sending {
  readonly email: string
  readonly form: FormName
  readonly target: string
  readonly asked: Asked
}

export type Senders = ReturnType<typeof startSenders>

function fillIn(number: number): Sending {
  const email = `lead-${number}@example.com`
  const form = number % 2 === 0 ? 'signup' : 'contact'
  const locale = number % 3 === 0 ? 'th' : 'en'
  const name = { fullName: `สมชาย ใจดี ${number}`, email }
  const fields =
    form === 'signup'
      ? { ...name, companyName: `Siam Solar ${number}`, phoneNumber: '02 123 4567', serviceInterest: 'basic' }
      : { ...name, subject: `Question ${number}`, message: `ขอใบเสนอราคา\nWhat would release ${number} cost?` }
  if (number % 5 === 0) {
    const body = new URLSearchParams({ ...fields, ...(form === 'signup' && { termsAccepted: 'on' }) }).toString()
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    return { email, form, target: formAction(form, locale), asked: { method: 'POST', headers, body } }
  }
  const body = JSON.stringify({ ...fields, ...(form === 'signup' && { termsAccepted: true }) })
  const headers = { 'Content-Type': 'application/json', 'Content-Language': locale, 'Idempotency-Key': `key-${number}` }
  return { email, form, target: `/api/${form}`, asked: { method: 'POST', headers, body } }
}

/** Visitors who send forms to whichever server of a database is running, as behind a load balancer. */
export function startSenders(servers: readonly SoakServer[], { ask, fault, honest, databaseWasAway }: Witness) {
  /** Acknowledged forms by e-mail address; without a receipt for a plain form, which is answered by a page. */
  const acknowledged = new Map<string, Receipt | null>()
  const unanswered: Sending[] = []
  let made = 0
  let turn = 0
  let latest: { sent: number; at: number } | undefined

  function next(): Sending {
    const again = unanswered.shift()
    if (again) return again
    made += 1
    return fillIn(made)
  }

  const receiptOf = ({ status, text }: Answered): Receipt | null => (status === 201 ? JSON.parse(text) : null)

  function acknowledge({ email }: Sending, receipt: Receipt | null, sent: number) {
    const first = acknowledged.get(email)
    if (first && receipt && (first.id !== receipt.id || first.receivedAt !== receipt.receivedAt)) {
      fault('wrong', `${email} was acknowledged with two receipts: ${first.id}, ${receipt.id}`, sent)
    }
    acknowledged.set(email, first ?? receipt)
    if (latest === undefined || latest.sent < sent) latest = { sent, at: performance.now() }
  }

  async function sendOnce(sending: Sending): Promise<boolean> {
    const up = servers.filter(({ port }) => port !== undefined)
    turn += 1
    const server = up[turn % up.length]
    const start = performance.now()
    const answered = server && (await ask('submission', server, sending.target, sending.asked))
    if (!answered) return false
    const { status, headers } = answered
    const place = headers.location ?? ''
    if (status === 201 || (status === 303 && place.endsWith(`#${outcomeId(sending.form, 'sent')}`))) {
      acknowledge(sending, receiptOf(answered), start)
      return true
    }
    // Without script, a redirect to the panel for failures means the same as 503.
    const failedForm = status === 303 && place.endsWith(`#${outcomeId(sending.form, 'failed')}`)
    if (failedForm && databaseWasAway(start)) honest.refused += 1
    else if (failedForm) fault('server-error', `${sending.target} ${status} ${place}`, start)
    // 409: sent again while the first try was still waiting for the database. 5xx has been looked at.
    else if (status !== 409 && status < 500)
      fault('wrong', `${sending.target} ${status} ${answered.text.slice(0, 200)}`, start)
    return false
  }

  return {
    acknowledged,
    async send() {
      const sending = next()
      if (!(await sendOnce(sending))) unanswered.push(sending)
      // Like a second click, or a browser that missed the answer.
      else if (Math.random() < 0.1) await sendOnce(sending)
    },
    isWaiting: () => unanswered.length > 0,
    /** When one was acknowledged that had been sent after this moment. */
    acknowledgedAfter: (moment: number) => (latest && latest.sent >= moment ? latest.at : undefined),
  }
}
