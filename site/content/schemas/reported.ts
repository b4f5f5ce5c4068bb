import { z } from 'zod'
import { asMessage } from '../problems.ts'
import { CITY_NAMES } from '../thai-cities.ts'
import { id } from './pieces.ts'

const result = z.enum(['written', 'copied', 'none'])
const kind = z.enum(['nationalDaily', 'businessDaily', 'television', 'portal', 'regional', 'trade', 'radio'])
const place = z.enum([...CITY_NAMES, 'elsewhere'])
const reason = z.enum(['silent', 'sameStory', 'tooLate', 'noPictures'])
const count = z.int().positive()
const outlet = { id, kind, place }

/** One outlet: what it made of the release, or why it made nothing of it. */
const entry = z.discriminatedUnion('result', [
  z.strictObject({
    ...outlet,
    result: result.extract(['written', 'copied']),
    hour: count,
    readers: count,
    clicks: count.optional().describe('Only where the outlet kept our link; otherwise they were not measured.'),
  }),
  z.strictObject({ ...outlet, result: z.literal('none'), reason }),
])

/** Which entries a piece of advice rests on. */
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
    .refine((entries) => new Set(entries.map((one) => one.id)).size === entries.length, asMessage('outletTwice')),
  advice: z.array(z.strictObject({ id: z.enum(['film', 'deadline']), where })).min(1),
})

export type Reported = z.infer<typeof reportedSchema>
