import { z } from 'zod'
import { text } from './pieces.ts'

/** Something one may come with, and what should come of it. */
const situation = z.strictObject({ have: text, out: text })

/** What stands around the three plans: the labels of the price list, and what helps to choose. */
export const ratesSchema = z.strictObject({
  dateline: text,
  heading: text,
  summary: text,
  caption: text,
  plan: text,
  price: text,
  perRelease: text,
  outlets: text,
  outletCount: text,
  writing: text,
  languages: text,
  time: text,
  timeText: text,
  choosing: text,
  featured: text,
  choose: text,
  details: text,
  detailsAbout: text,
  which: z.strictObject({
    heading: text,
    have: text,
    out: text,
    cases: z.array(situation.extend({ writing: z.boolean(), languages: z.number().int() })).min(4),
    custom: situation,
  }),
  custom: z.strictObject({ name: text, price: text, text, terms: text }),
})
