import { z } from 'zod'
import { asMessage } from '../problems.ts'
import { sectionHead, text } from './pieces.ts'

/** The words of an answer. `{name}` is the moment, the place or the day that it is about. */
const answer = z.strictObject({
  zone: text.includes('{name}'),
  range: text.includes('{from}').includes('{to}'),
  closed: text.includes('{name}'),
  weekend: text,
  embargo: z.strictObject({
    early: text,
    tight: text,
    late: text,
    approveBy: text.includes('{name}'),
  }),
  errors: z.strictObject({ missing: text, unreadable: text, embargo: text }),
  calendar: z.strictObject({ sent: text, published: text, embargo: text, about: text.includes('{name}') }),
})

/** Whether this is the name of a time zone, as `America/New_York`. */
function isZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const zone = z.strictObject({
  code: z.string().refine(isZone, asMessage('timeZone')),
  label: text,
})

const hinted = z.strictObject({ label: text, hint: text })
const prompted = z.strictObject({ label: text, prompt: text })

/** 'When will it be out?': its form, its answer, its rules. */
export const whenSchema = z.strictObject({
  ...sectionHead,
  link: text,
  form: z.strictObject({
    approved: hinted,
    zone: prompted,
    embargo: hinted,
    embargoZone: prompted,
    sameDay: text,
    needed: text,
    submit: text,
  }),
  zones: z.array(zone).min(10),
  unanswered: text,
  mistaken: text,
  result: z.strictObject({
    heading: text,
    bangkok: text,
    moments: z.strictObject({
      approved: text,
      begins: text,
      earliest: text,
      latest: text,
      published: text,
      embargo: text,
    }),
    uncounted: text.includes('{name}'),
    fee: text,
    unknown: text.includes('{n}'),
    choice: text,
    calendar: text,
  }),
  rules: z.strictObject({ heading: text, items: z.array(text).min(5), unconfirmed: text }),
  holidays: z.strictObject({ heading: text, text: text.includes('{n}'), open: text.includes('{name}') }),
  answer,
})
