import { z } from 'zod'
import { asMessage } from '../problems.ts'
import { day, inBoth } from './pieces.ts'

/** The last day that a month has every year: February 29 is none. */
const lastDayOf = (month: number) => new Date(Date.UTC(2027, month, 0)).getUTCDate()

const fixedDay = z
  .strictObject({ month: z.int().min(1).max(12), day: z.int().min(1).max(31), name: inBoth })
  .superRefine(({ month, day }, context) => {
    const most = lastDayOf(month)
    if (day > most)
      context.addIssue({ code: 'custom', path: ['day'], message: asMessage('dayOfMonth', { month, most }) })
  })

/** Of a year that is left out nobody knows the holidays, though one after it is entered. */
const years = z
  .array(z.int().min(2020).max(2100))
  .min(1)
  .superRefine((all, context) => {
    for (const [index, year] of all.entries()) {
      const next = (all[index - 1] ?? year - 1) + 1
      if (year !== next) context.addIssue({ code: 'custom', path: [index], message: asMessage('years', { next }) })
    }
  })

/** The days on which the office is closed, for years that are written out. */
export const holidaysSchema = z.strictObject({
  years,
  confirmed: z.boolean(),
  fixed: z.array(fixedDay).min(1),
  moving: z.array(z.strictObject({ name: inBoth, days: z.array(day) })),
})

export type HolidaysFile = z.infer<typeof holidaysSchema>
