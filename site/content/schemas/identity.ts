import { z } from 'zod'
import { text } from './pieces.ts'

const addressSchema = z.strictObject({
  street: text,
  district: text,
  city: text,
  postalCode: z.string().regex(/^\d{5}$/, 'a Thai postal code has five digits'),
  country: text,
})

const logoSchema = z.strictObject({ first: text, second: text })
/** As the Department of Business Development and the Revenue Department number companies. */
const thirteenDigits = z.string().regex(/^\d{13}$/, 'write the number as its thirteen digits, in quotes')

const networkSchema = z.union([z.literal(''), z.url({ protocol: /^https$/ })])

export const identitySchema = z.strictObject({
  placeholder: z.boolean(),
  name: z.strictObject({ en: text, th: text }),
  logo: z.strictObject({ en: logoSchema, th: logoSchema }),
  phone: z.string().regex(/^\+\d[\d ]+\d$/, 'write the phone number as +66 2 000 0000'),
  email: z.email(),
  address: z.strictObject({ en: addressSchema, th: addressSchema }),
  legal: z.strictObject({
    name: z.strictObject({ en: text, th: text }),
    registrationNumber: thirteenDigits,
    taxNumber: thirteenDigits,
    address: z.strictObject({ en: text, th: text }),
  }),
  social: z.strictObject({
    linkedin: networkSchema,
    facebook: networkSchema,
    x: networkSchema,
    line: networkSchema,
  }),
})

export type IdentityFile = z.infer<typeof identitySchema>
