/** The company's details, its holidays, and the glossary. */

import { z } from 'zod'
import { asMessage } from '../mistakes.ts'
import { day, inBoth, text } from './pieces.ts'

const addressSchema = z.strictObject({
  street: text,
  district: text,
  city: text,
  postalCode: z.string().regex(/^\d{5}$/, asMessage('postalCode')),
  country: text,
})

const logoSchema = z.strictObject({ first: text, second: text })
/** A detail of the company, empty until the company provides it. */
const open = z.literal('')
/** The number format of the Department of Business Development and the Revenue Department. */
const thirteenDigits = z.union([open, z.string().regex(/^\d{13}$/)], asMessage('thirteenDigits'))
const slotInBoth = z
  .strictObject({ en: z.union([open, text]), th: z.union([open, text]) })
  .refine(({ en, th }) => (en === '') === (th === ''), asMessage('bothOrNeither'))

const whetherOffered = z.union([open, z.enum(['offered', 'refused'])])

const networkSchema = z.union([z.literal(''), z.url({ protocol: /^https$/ })])

export const identitySchema = z.strictObject({
  placeholder: z.boolean(),
  name: inBoth,
  logo: z.strictObject({ en: logoSchema, th: logoSchema }),
  phone: z.string().regex(/^\+\d[\d ]+\d$/, asMessage('phone')),
  email: z.email(),
  website: z.string().regex(/^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+$/, asMessage('address')),
  address: z.strictObject({ en: addressSchema, th: addressSchema }),
  legal: z.strictObject({
    name: slotInBoth,
    registrationNumber: thirteenDigits,
    taxNumber: thirteenDigits,
    address: slotInBoth,
    dataProtection: slotInBoth,
  }),
  billing: z.strictObject({
    vat: z.union([open, z.enum(['included', 'added', 'unregistered'])]),
    baht: whetherOffered,
    transfer: whetherOffered,
    promptPay: whetherOffered,
    card: whetherOffered,
    swift: whetherOffered,
    bank: slotInBoth,
  }),
  social: z.strictObject({
    linkedin: networkSchema,
    facebook: networkSchema,
    x: networkSchema,
    line: networkSchema,
  }),
})

export type IdentityFile = z.infer<typeof identitySchema>

/** The last day of a month in every year, so February has 28. */
const lastDayOf = (month: number) => new Date(Date.UTC(2027, month, 0)).getUTCDate()

const fixedDay = z
  .strictObject({ month: z.int().min(1).max(12), day: z.int().min(1).max(31), name: inBoth })
  .superRefine(({ month, day }, context) => {
    const most = lastDayOf(month)
    if (day > most)
      context.addIssue({ code: 'custom', path: ['day'], message: asMessage('dayOfMonth', { month, most }) })
  })

/** Years must be consecutive: the holidays of a skipped year would be unknown. */
const years = z
  .array(z.int().min(2020).max(2100))
  .min(1)
  .superRefine((all, context) => {
    for (const [index, year] of all.entries()) {
      const next = (all[index - 1] ?? year - 1) + 1
      if (year !== next) context.addIssue({ code: 'custom', path: [index], message: asMessage('years', { next }) })
    }
  })

/** The office's holidays, for the listed years. */
export const holidaysSchema = z.strictObject({
  years,
  confirmed: z.boolean(),
  fixed: z.array(fixedDay).min(1),
  moving: z.array(z.strictObject({ name: inBoth, days: z.array(day) })),
})

export type HolidaysFile = z.infer<typeof holidaysSchema>

const glossaryTerm = z
  .strictObject({ term: text, thai: text, why: text, never: z.array(text).min(1) })
  .refine(({ thai, never }) => !never.some((rendering) => thai.includes(rendering)), {
    path: ['thai'],
    message: asMessage('holdsForbidden'),
  })

const isOnce = (all: readonly string[]) => new Set(all).size === all.length

/** `content/glossary.yaml`: the Thai terms to use, and the ones to avoid. */
export const glossarySchema = z
  .array(glossaryTerm)
  .min(1)
  .refine((entries) => isOnce(entries.map(({ term }) => term)), asMessage('termTwice'))
  .refine((entries) => isOnce(entries.flatMap(({ never }) => never)), asMessage('renderingTwice'))

export type Glossary = z.infer<typeof glossarySchema>
