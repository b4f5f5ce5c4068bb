import { describe, expect, test } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { findPlan, parseReleases } from './find-plan.ts'
import { getFinderProps } from './finder-props.ts'

const { questions, plans } = getFinderProps(content.en)

/** Every combination of choices that have needs. */
const combinations = questions.market.options.flatMap((market) =>
  questions.writing.options.flatMap((writing) =>
    questions.languages.options.flatMap((languages) =>
      questions.deadline.options.map((deadline) => ({
        market,
        writing,
        languages,
        deadline,
        industry: { needs: {} },
      })),
    ),
  ),
)

test('every combination gets the plan of the price list: who writes, how many languages, a quotation for the rest', () => {
  for (const choices of combinations) {
    const { market, writing, languages, deadline } = choices
    const quoted = market.id === 'several' || languages.id === 'other' || deadline.id === 'crisis'
    const written = writing.id === 'finished' ? 'Basic' : 'Professional'
    const expected = languages.id === 'both' ? 'Enterprise' : written
    const { plan, total, sameDay } = findPlan(choices, 3, plans)
    expect({ plan: plan?.name, total, sameDay }, JSON.stringify(choices)).toEqual({
      plan: quoted ? undefined : expected,
      // A plan without a price is quoted.
      total: plan?.price && plan.price * 3,
      sameDay: deadline.id === 'same-day',
    })
  }
})

test('the result names what the cheaper plan lacks', () => {
  const found = combinations
    .map((choices) => findPlan(choices, 1, plans))
    .map(({ plan, cheaper }) => ({ plan: plan?.name, cheaper }))
  expect(found).toContainEqual({ plan: 'Basic', cheaper: undefined })
  expect(found).toContainEqual({ plan: 'Professional', cheaper: { name: 'Basic', lacks: 'writing' } })
  expect(found).toContainEqual({ plan: 'Enterprise', cheaper: { name: 'Professional', lacks: 'languages' } })
})

test('a choice has the same needs in both languages', () => {
  const needsIn = (props: ReturnType<typeof getFinderProps>) =>
    Object.values(props.questions).map(({ options }) => options.map(({ id, needs }) => [id, needs]))
  expect(needsIn(getFinderProps(content.th))).toEqual(needsIn(getFinderProps(content.en)))
})

describe('a number of releases', () => {
  test.each([
    ['1', 1],
    [' 50', 50],
    ['๑๒', 12],
    ['๑2', 12],
  ])('%s is one', (typed, releases) => {
    expect(parseReleases(typed)).toBe(releases)
  })

  test.each(['', '0', '-1', '1.5', '1e1', '๐', '51', '9'.repeat(400)])('%s is none', (typed) => {
    expect(parseReleases(typed)).toBeUndefined()
  })
})
