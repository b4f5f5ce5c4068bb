import { z } from 'zod'
import { day, text } from '../pieces.ts'

/** The front matter of `content/{locale}/legal/{terms,privacy}.md`. */
export const legalPage = z.strictObject({
  title: text,
  description: text,
  clause: text.includes('{n}').describe('What a section is called where it is cited, with {n} for its number.'),
  updated: day,
  legalReview: z
    .enum(['pending', 'done'])
    .describe('Pending until a lawyer has read the text; retention periods and recipients wait for the same reading.'),
})

export const legalPageNames = ['terms', 'privacy'] as const

export type LegalPageName = (typeof legalPageNames)[number]
export type LegalPage = z.infer<typeof legalPage>
