/** The company's details, its holidays, and the glossary. */

import { z } from 'zod'
import { bilingual, day, findYearMistake } from './pieces.ts'
import { fields, text, textFields } from './texts.ts'

const addressSchema = z.strictObject({
  ...textFields('street', 'district', 'city'),
  postalCode: z.string().regex(/^\d{5}$/, 'must be five digits, in quotes'),
  country: text,
})

/** The halves of the name. The header has no room for longer ones at 320 pixels. */
const logoSchema = z.strictObject({ first: text.max(16), second: text.max(24) })

/** A text in both languages. Both are empty until the company provides the text. */
const bilingualOrEmpty = z
  .strictObject({ en: z.string().trim(), th: z.string().trim() })
  .refine(({ en, th }) => (en === '') === (th === ''), 'fill it in in both languages, or in neither')

/** The number format of the Department of Business Development and the Revenue Department. */
const thirteenDigits = z.string().regex(/^(\d{13})?$/, 'must be thirteen digits, in quotes')

const offerState = z.enum(['', 'offered', 'refused'])

/** Whole sentences. Copy includes one by its key: `{promises.answer}`. `npm run launch-check` asks what is empty. */
const promisesSchema = z.strictObject(
  fields(bilingualOrEmpty, 'answer', 'writing', 'corrections', 'success', 'sameDay', 'baht'),
)

const account = z.string().regex(/^(https:\/\/\S+)?$/, 'must be a URL that starts with https://')

export const identitySchema = z.strictObject({
  placeholder: z.boolean(),
  name: bilingual,
  logo: z.strictObject({ en: logoSchema, th: logoSchema }),
  phone: z.string().regex(/^\+\d[\d ]+\d$/, 'must be written like +66 2 000 0000'),
  email: z.email('must be an email address'),
  website: z
    .string()
    .regex(/^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be a URL that starts with https://, without a path'),
  address: z.strictObject({ en: addressSchema, th: addressSchema }),
  legal: z.strictObject({
    name: bilingualOrEmpty,
    registrationNumber: thirteenDigits,
    taxNumber: thirteenDigits,
    address: bilingualOrEmpty,
    dataProtection: bilingualOrEmpty,
  }),
  billing: z.strictObject({
    vat: z.enum(['', 'included', 'added', 'unregistered']),
    baht: offerState,
    transfer: offerState,
    promptPay: offerState,
    card: offerState,
    swift: offerState,
    bank: bilingualOrEmpty,
  }),
  promises: promisesSchema,
  social: z.record(z.enum(['linkedin', 'facebook', 'x', 'line']), account),
})

export type IdentityFile = z.infer<typeof identitySchema>

/** Returns the last day that a month has in every year. February has 28 days. */
const getLastDay = (month: number) => new Date(Date.UTC(2027, month, 0)).getUTCDate()

const fixedDay = z
  .strictObject({ month: z.int().min(1).max(12), day: z.int().min(1).max(31), name: bilingual })
  .refine(({ month, day }) => day <= getLastDay(month), {
    path: ['day'],
    error: 'this day does not exist in every year',
  })

/** Years must be consecutive, because the moving holidays of a skipped year would be unknown. */
const years = z
  .array(
    z
      .int()
      .min(2020)
      .max(2100, { error: ({ input }) => findYearMistake(Number(input)) }),
  )
  .min(1)
  .refine(
    (all) => all.every((year, at) => year === Number(all[0]) + at),
    'must be consecutive years, such as 2026, 2027',
  )

/** The office’s holidays. `moving` has days for the listed `years`. */
export const holidaysSchema = z
  .strictObject({
    years,
    confirmed: z.boolean(),
    fixed: z.array(fixedDay).min(1),
    moving: z.array(z.strictObject({ name: bilingual, days: z.array(day) })),
  })
  .superRefine(({ years, moving }, { addIssue }) => {
    const [first, last] = [Math.min(...years) - 1, Math.max(...years) + 1]
    for (const [at, { days }] of moving.entries())
      for (const [index, date] of days.entries()) {
        // Zod also asks about days that it has refused.
        const year = date instanceof Date ? date.getUTCFullYear() : first
        const message = `is in the year ${year}; must be in ${first} to ${last}, or add the year to years`
        if (year < first || year > last)
          addIssue({ code: 'custom', path: ['moving', at, 'days', index], message, input: date })
      }
  })

export type HolidaysFile = z.infer<typeof holidaysSchema>

/** `content/glossary.yaml`: the terms to use, and the ones to avoid in Thai and in English. */
export const glossarySchema = z.array(
  z.strictObject({
    ...textFields('term', 'thai', 'why'),
    never: z.array(text).min(1),
    neverInEnglish: z.array(text).min(1).optional(),
  }),
)

export type Glossary = z.infer<typeof glossarySchema>
