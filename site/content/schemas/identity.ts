import { z } from 'zod'
import { asMessage } from '../problems.ts'
import { inBoth, text } from './pieces.ts'

const addressSchema = z.strictObject({
  street: text,
  district: text,
  city: text,
  postalCode: z.string().regex(/^\d{5}$/, asMessage('postalCode')),
  country: text,
})

const logoSchema = z.strictObject({ first: text, second: text })
/** A slot is open, and empty, until the company fills it in. */
const open = z.literal('')
/** As the Department of Business Development and the Revenue Department number companies. */
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
  open: inBoth,
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
