import { z } from 'zod'
import { whenAnswerCopy } from '../../../contract/when/when-brief.ts'
import { isZone } from '../../../contract/when/zoned-clock.ts'
import { asMessage } from '../problems.ts'
import { sectionHead, text } from './pieces.ts'

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
  answer: whenAnswerCopy,
})
