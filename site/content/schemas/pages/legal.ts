import { z } from 'zod'
import { text } from '../pieces.ts'

/** A day, at midnight UTC. YAML 1.2 readers hand over a date as text, 1.1 readers as a date. */
const day = z.union([z.date(), z.iso.date().transform((iso) => new Date(iso))], 'write the date as YYYY-MM-DD')

/** The front matter of `content/{locale}/legal/{terms,privacy}.md`. */
export const legalPage = z.strictObject({
  title: text,
  description: text,
  updated: day,
  /** Pending until a lawyer has read the text; retention periods and recipients wait for the same reading. */
  legalReview: z.enum(['pending', 'done']),
})

export const legalPageNames = ['terms', 'privacy'] as const

export type LegalPageName = (typeof legalPageNames)[number]
export type LegalPage = z.infer<typeof legalPage>
