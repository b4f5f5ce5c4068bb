import { z } from 'zod'

const hour = z.number().multipleOf(1).min(0).max(24)
const weekday = z.number().multipleOf(1).min(1).max(7)
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
 * `params` (`site/content/problems.ts`).
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
