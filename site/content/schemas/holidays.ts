import { z } from 'zod'
import { day, text } from './pieces.ts'

const name = z.strictObject({ en: text, th: text })

/** The days on which the office is closed, for years that are written out. */
export const holidaysSchema = z.strictObject({
  years: z.array(z.int().min(2020).max(2100)).min(1),
  confirmed: z.boolean(),
  fixed: z.array(z.strictObject({ month: z.int().min(1).max(12), day: z.int().min(1).max(31), name })).min(1),
  moving: z.array(z.strictObject({ name, days: z.array(day) })),
})

export type HolidaysFile = z.infer<typeof holidaysSchema>
