/** The sample report: its words, and its numbers. */

import { z } from 'zod'
import { CITY_NAMES } from './figures.ts'
import { id, sample, sectionHead, text, texts } from './pieces.ts'

const withNumber = text.includes('{n}')
const result = z.enum(['written', 'copied', 'none'])
const kind = z.enum(['nationalDaily', 'businessDaily', 'television', 'portal', 'regional', 'trade', 'radio'])
const place = z.enum([...CITY_NAMES, 'elsewhere'])
const reason = z.enum(['silent', 'sameStory', 'tooLate', 'noPictures'])
const ran = { written: text, copied: text }
const noted = { heading: text, note: text }

/** The words of the sample report; its numbers are in `content/report.yaml`. */
export const reportSchema = z.strictObject({
  ...sectionHead,
  /** The text of links to the report. */
  link: text,
  download: withNumber,
  sheet: z.strictObject({
    sample,
    client: text,
    title: text,
    facts: texts('client', 'sent', 'watched', 'outlets'),
    outlets: withNumber,
    summary: z.strictObject({ ...noted, ran: withNumber.includes('{total}'), results: z.record(result, text) }),
    timeline: z.strictObject({ ...noted, moments: texts('first', 'half', 'last'), after: withNumber }),
    reach: z.strictObject({ heading: text, results: z.strictObject(ran), method: text }),
    map: texts('caption', 'elsewhere', 'note').extend({ places: z.record(place, text) }),
    kinds: z.strictObject({
      heading: text,
      columns: z.strictObject({ kind: text, ...ran, none: text, total: text }),
      total: text,
      names: z.record(kind, text),
    }),
    clippings: z.strictObject({
      ...noted,
      columns: texts('when', 'outlet', 'result', 'readers', 'clicks', 'address'),
      outlet: text.includes('{name}').includes('{title}'),
      results: z.strictObject(ran),
      notMeasured: text,
    }),
    refusals: z.strictObject({ heading: text, reasons: z.record(reason, text) }),
    advice: z.strictObject({ heading: text, items: z.strictObject({ film: withNumber, deadline: withNumber }) }),
  }),
})

const positiveCount = z.int().positive()
const outlet = { id, kind, place }

/** One outlet: its story on the release, or why it did not run one. */
const entry = z.discriminatedUnion('result', [
  z.strictObject({
    ...outlet,
    result: result.extract(['written', 'copied']),
    hour: positiveCount,
    readers: positiveCount,
    clicks: positiveCount.optional().describe('Only where the outlet kept our link; otherwise they were not measured.'),
  }),
  z.strictObject({ ...outlet, result: z.literal('none'), reason }),
])

/** The entries that a piece of advice is based on. */
const where = z.strictObject({
  kind: kind.optional().describe('Only outlets of this kind.'),
  result: result.optional().describe('Only outlets that made this of the release.'),
  reason: reason.optional().describe('Only outlets that had this reason not to run it.'),
})

const moment = z.iso.datetime({ offset: true }).transform((iso) => new Date(iso))

/** `content/report.yaml`: the same in both languages. */
export const reportedSchema = z.strictObject({
  sent: moment,
  watchedUntil: moment,
  entries: z
    .array(entry)
    .min(10)
    .refine(
      (entries) => new Set(entries.map((one) => one.id)).size === entries.length,
      'each outlet stands in it once',
    ),
  advice: z.array(z.strictObject({ id: z.enum(['film', 'deadline']), where })).min(1),
})

export type Reported = z.infer<typeof reportedSchema>
