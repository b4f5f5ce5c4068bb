import { z } from 'zod'
import { text } from '../copy.ts'

const hour = z.number().multipleOf(1).min(0).max(24)
const weekday = z.number().multipleOf(1).min(1).max(7)
const day = z.iso.date()
/** What is counted day by day has to come to an end: nothing takes longer. */
const hours = z
  .number()
  .positive()
  .max(7 * 24)

/** Two fields are compared where each by itself is right, whatever is wrong beside them; never where what has them is missing. */
const whereRight = (...fields: readonly unknown[]) => ({
  when: ({ value, issues }: z.core.ParsePayload) =>
    typeof value === 'object' && value !== null && !issues.some(({ path }) => fields.includes(path?.[0])),
})

/**
 * The hours and days of the office. In any other order no day would ever be one of them. The check of the content says what is wrong by
 * `params` (site/content/problems.ts).
 */
export const officeWeek = z
  .strictObject({ opens: hour, closes: hour, firstDay: weekday, lastDay: weekday })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    params: { id: 'greaterThan', told: { keys: ['opens'] } },
    ...whereRight('opens', 'closes'),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    params: { id: 'notLessThan', told: { keys: ['firstDay'] } },
    ...whereRight('firstDay', 'lastDay'),
  })

/** How many hours it takes until a release is out, at least and at most, and how many more until a first story on average. */
export const distributionHours = z
  .strictObject({ hoursFrom: hours, hoursTo: hours, hoursToPublication: hours })
  .refine(({ hoursFrom, hoursTo }) => hoursFrom <= hoursTo, {
    path: ['hoursTo'],
    params: { id: 'notLessThan', told: { keys: ['hoursFrom'] } },
    ...whereRight('hoursFrom', 'hoursTo'),
  })

/** The words of an answer. `{name}` is the moment, the place or the day that it is about. */
export const whenAnswerCopy = z.strictObject({
  zone: text.includes('{name}'),
  range: text.includes('{from}').includes('{to}'),
  closed: text.includes('{name}'),
  weekend: text,
  embargo: z.strictObject({
    early: text,
    tight: text,
    late: text,
    approveBy: text.includes('{name}'),
  }),
  errors: z.strictObject({ missing: text, unreadable: text, embargo: text, zone: text }),
  calendar: z.strictObject({ sent: text, published: text, embargo: text, about: text.includes('{name}') }),
})

/** All that is needed to say in one language when a release is out: the office's days, the hours it takes, the words. */
export const whenBrief = distributionHours.safeExtend({
  /** Whose answer it is: the company's name. */
  product: text,
  office: officeWeek.safeExtend({ holidays: z.array(z.strictObject({ day, name: text })) }),
  /** The first and the last day of which it is known whether they are holidays. */
  knownFrom: day,
  knownUntil: day,
  zones: z.array(z.strictObject({ code: text, label: text })).min(1),
  words: whenAnswerCopy,
})

export type WhenBrief = z.infer<typeof whenBrief>
