/** The sample report: its texts and its data. */

import { z } from 'zod'
import { CITY_NAMES } from '../../../contract/figures.ts'
import { id, moment, sampleOrExample, sectionHead } from './pieces.ts'
import { text, textFields, texts, textWithNumber } from './texts.ts'

const result = z.enum(['written', 'copied', 'none'])
const kind = z.enum(['nationalDaily', 'businessDaily', 'television', 'portal', 'regional', 'trade', 'radio'])
const place = z.enum([...CITY_NAMES, 'elsewhere'])
const reason = z.enum(['silent', 'sameStory', 'tooLate', 'fullProgram'])
const coverageTexts = { written: text, copied: text }
const headingAndNote = { heading: text, note: text }

/** The texts of the sample report. Its data is in `content/report.yaml`. */
export const reportSchema = z.strictObject({
  ...sectionHead,
  /** The text of links to the report. */
  link: text,
  download: textWithNumber,
  sheet: z.strictObject({
    sample: sampleOrExample,
    ...textFields('client', 'title'),
    facts: texts('client', 'sent', 'watched', 'outlets'),
    outlets: textWithNumber,
    summary: z.strictObject({
      ...headingAndNote,
      ran: textWithNumber.includes('{total}'),
      results: z.record(result, text),
    }),
    timeline: z.strictObject({ ...headingAndNote, moments: texts('first', 'half', 'last'), after: textWithNumber }),
    reach: z.strictObject({ heading: text, results: z.strictObject(coverageTexts), method: text }),
    map: texts('caption', 'elsewhere', 'note').extend({ places: z.record(place, text) }),
    kinds: z.strictObject({
      heading: text,
      columns: z.strictObject({ kind: text, ...coverageTexts, none: text, total: text }),
      total: text,
      names: z.record(kind, text),
    }),
    clippings: z.strictObject({
      ...headingAndNote,
      columns: texts('when', 'outlet', 'result', 'readers', 'clicks', 'address'),
      outlet: text.includes('{name}').includes('{title}'),
      results: z.strictObject(coverageTexts),
      notMeasured: text,
    }),
    refusals: z.strictObject({ heading: text, reasons: z.record(reason, text) }),
    advice: z.strictObject({
      heading: text,
      items: z.strictObject({ film: textWithNumber, deadline: textWithNumber }),
    }),
  }),
})

const positiveCount = z.int().positive()
const outlet = { id, kind, place }

/** An outlet, and its story about the release or the reason that it has none. */
const entry = z.discriminatedUnion('result', [
  z.strictObject({
    ...outlet,
    result: result.extract(['written', 'copied']),
    hour: positiveCount,
    readers: positiveCount,
    clicks: positiveCount.optional(),
  }),
  z.strictObject({ ...outlet, result: z.literal('none'), reason }),
])

/** Selects the entries that a piece of advice is based on. */
const where = z.strictObject({
  kind: kind.optional(),
  result: result.optional(),
  reason: reason.optional(),
})

/** `content/report.yaml`: the data for both languages. Without entries, no page shows or links a report. */
export const reportDataSchema = z.strictObject({
  sent: moment,
  watchedUntil: moment,
  entries: z
    .array(entry)
    .refine(
      (entries) => new Set(entries.map((one) => one.id)).size === entries.length,
      'must not have the same outlet id twice',
    ),
  advice: z.array(z.strictObject({ id: z.enum(['film', 'deadline']), where })),
})

export type ReportData = z.infer<typeof reportDataSchema>
