import { z } from 'zod'
import { text } from './pieces.ts'

const byForm = z.strictObject({ signup: text, contact: text })

/** The acknowledgement that a sender gets, as far as the site does not say it elsewhere (`site-manifest.ts`). */
export const mailSchema = z.strictObject({
  subject: byForm,
  greeting: z.strictObject({ named: text, unnamed: text }),
  thanks: byForm,
  received: text,
  interest: text,
  reference: text,
  nextTitle: text,
  nextAfterMessage: z.array(text).min(2),
  hours: text,
  callTitle: text,
  phone: text,
  email: text,
  erase: text,
  notYou: text,
  privacy: text,
  automatic: text,
})
