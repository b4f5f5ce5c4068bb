import { expect, test } from 'vitest'
import { whenBriefForTests } from './fixture-when-brief.ts'
import { distributionHours, officeWeek, whenBrief } from './when-brief.ts'

const week = { opens: 9, closes: 18, firstDay: 1, lastDay: 5 }
const hours = { hoursFrom: 24, hoursTo: 48, hoursToPublication: 12.5 }

/** What is wrong, and where. */
const faults = (schema: typeof officeWeek | typeof distributionHours, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`) ?? []

test.each([[{}], [{ opens: 0, closes: 24, firstDay: 1, lastDay: 7 }], [{ opens: 17 }], [{ firstDay: 5 }]])(
  'an office may work so: %j',
  (part) => expect(faults(officeWeek, { ...week, ...part })).toEqual([]),
)

test.each([
  [{ opens: 9.5 }, ['opens not_multiple_of']],
  [{ opens: -1 }, ['opens too_small']],
  [{ closes: 25 }, ['closes too_big']],
  [{ opens: 18 }, ['closes custom']],
  [{ firstDay: 0 }, ['firstDay too_small']],
  [{ lastDay: 8 }, ['lastDay too_big']],
  [{ firstDay: 6 }, ['lastDay custom']],
  [{ opens: 19, lastDay: 0 }, ['lastDay too_small', 'closes custom']],
  [{ opens: 9.5, closes: 9, firstDay: 7 }, ['opens not_multiple_of', 'lastDay custom']],
])('an office cannot work so, and each fault is told: %j', (part, expected) =>
  expect(faults(officeWeek, { ...week, ...part })).toEqual(expected),
)

test.each([
  [{}, []],
  [{ hoursFrom: 48 }, []],
  [{ hoursTo: 168 }, []],
  [{ hoursTo: 169 }, ['hoursTo too_big']],
  [{ hoursFrom: 0 }, ['hoursFrom too_small']],
  [{ hoursToPublication: 0 }, ['hoursToPublication too_small']],
  [{ hoursFrom: 49 }, ['hoursTo custom']],
  [{ hoursFrom: 49, hoursTo: 0 }, ['hoursTo too_small']],
])('of hours with %j is told: %j', (part, expected) =>
  expect(faults(distributionHours, { ...hours, ...part })).toEqual(expected),
)

test('a brief keeps to both', () => {
  const { office } = whenBriefForTests
  expect(whenBrief.safeParse(whenBriefForTests).success).toBe(true)
  expect(whenBrief.safeParse({ ...whenBriefForTests, hoursFrom: 49 }).success).toBe(false)
  expect(whenBrief.safeParse({ ...whenBriefForTests, office: { ...office, firstDay: 6 } }).success).toBe(false)
})

test.each([undefined, null, 'always', []])('what is no office and no brief is a fault, not a crash: %j', (value) => {
  for (const schema of [officeWeek, distributionHours, whenBrief]) expect(schema.safeParse(value).success).toBe(false)
})

test('a brief without its parts is told of each', () => {
  const paths = whenBrief.safeParse({}).error?.issues.map(({ path }) => path.join('.'))
  expect(paths).toEqual(expect.arrayContaining(['office', 'hoursFrom', 'hoursTo', 'words']))
})
