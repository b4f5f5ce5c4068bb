import { z } from 'zod'
import { text } from './pieces.ts'

/** `outlets.yaml`: the outlets by kind, for whoever looks through them. */
export const outletsSchema = z.strictObject({
  dateline: text,
  heading: text,
  lead: text,
  caption: text,
  columns: z.strictObject({ label: text, number: text, printed: text }),
  unknown: text,
  total: text,
  general: text,
  rest: text,
  everywhere: text,
  shown: text.includes('{n}'),
  by: z.strictObject({
    legend: text,
    all: text,
    continent: text,
    country: text,
    industry: text,
    language: text,
    kind: text,
  }),
  list: z.strictObject({ legend: text, all: text, international: text, thai: text, network: text }),
  thailand: text,
  thaiLanguage: text,
  asia: text,
  /** Stands in place of a table without rows. */
  none: text,
  /** What the table cannot say, and why. */
  why: z.array(text).min(1),
  file: text,
})
