import { z } from 'zod'
import { byInterest } from '../../../contract/plans.ts'
import { sentenceWithLink, text, titled } from './pieces.ts'

const field = z.strictObject({ label: text })
const fieldWithHint = z.strictObject({ label: text, hint: text })

/** What the form answers; each is a toast and, in the same words, a panel by the form that stays. */
const outcomes = z.strictObject({ success: titled, failure: titled })

export const formsSchema = z.strictObject({
  allRequired: text,
  trap: text,
  keptTyped: text,
  /** Said after a failure, in the same toast: what helps in this case. */
  help: z.strictObject({ wait: text.includes('{n}'), tooMany: text, offline: text, noAnswer: text }),
  errors: z.strictObject({
    heading: text,
    /** In the heading's stead where a program sends the form. */
    sentence: text,
    // Ends in a space: the title follows it.
    pageTitlePrefix: z.string().endsWith(': '),
  }),
  signup: z.strictObject({
    label: text,
    fields: z.strictObject({
      fullName: field,
      email: field,
      companyName: field,
      phoneNumber: fieldWithHint,
      serviceInterest: z.strictObject({
        label: text,
        choose: text,
        options: z.strictObject(byInterest(() => text)),
      }),
      termsAccepted: sentenceWithLink,
    }),
    submit: text,
    submitting: text,
    privacy: sentenceWithLink,
    next: z.strictObject({ title: text, steps: z.array(text).min(2) }),
    outcomes,
  }),
  contact: z.strictObject({
    label: text,
    fields: z.strictObject({ fullName: field, email: field, subject: field, message: fieldWithHint }),
    submit: text,
    submitting: text,
    privacy: sentenceWithLink,
    outcomes,
  }),
})
