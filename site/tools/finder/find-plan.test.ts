import { describe, expect, test } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { type Chosen, findPlan, readReleases } from './find-plan.ts'
import { finderProps } from './finder-props.ts'

const { questions, plans } = finderProps(content.en, 'en')

/** Every combination of choices that ask something of a plan. */
const combinations: Chosen[] = questions.market.options.flatMap((market) =>
  questions.writing.options.flatMap((writing) =>
    questions.languages.options.flatMap((languages) =>
      questions.deadline.options.map((deadline) => ({
        market,
        writing,
        languages,
        deadline,
        industry: { id: 'business', label: 'Business' },
        releases: 3,
      })),
    ),
  ),
)

test('every combination gets the plan of the price list: who writes, how many languages, a quotation for the rest', () => {
  for (const chosen of combinations) {
    const { market, writing, languages, deadline } = chosen
    const quoted = market.id === 'several' || languages.id === 'other' || deadline.id === 'crisis'
    const written = writing.id === 'finished' ? 'basic' : 'professional'
    const expected = quoted ? 'custom' : languages.id === 'both' ? 'enterprise' : written
    const { plan, total, sameDay } = findPlan(chosen, plans)
    expect({ interest: plan?.id ?? 'custom', total, sameDay }, JSON.stringify(chosen)).toEqual({
      interest: expected,
      total: plan && plan.price * 3,
      sameDay: deadline.id === 'same-day',
    })
  }
})

test('it says what the cheaper plan lacks', () => {
  const told = combinations
    .map((chosen) => findPlan(chosen, plans))
    .map(({ plan, cheaper }) => ({ plan: plan?.id, cheaper }))
  expect(told).toContainEqual({ plan: 'basic', cheaper: undefined })
  expect(told).toContainEqual({ plan: 'professional', cheaper: { name: 'Basic', lacks: 'writing' } })
  expect(told).toContainEqual({ plan: 'enterprise', cheaper: { name: 'Professional', lacks: 'languages' } })
})

test('a choice asks the same of a plan in both languages', () => {
  const asked = (props: ReturnType<typeof finderProps>) =>
    Object.values(props.questions).map(({ options }) =>
      options.map((option) => ('needs' in option ? [option.id, option.needs] : option.id)),
    )
  expect(asked(finderProps(content.th, 'th'))).toEqual(asked(finderProps(content.en, 'en')))
})

describe('a number of releases', () => {
  test.each([
    ['1', 1],
    [' 50', 50],
    ['๑๒', 12],
    ['๑2', 12],
  ])('%s is one', (typed, releases) => {
    expect(readReleases(typed)).toBe(releases)
  })

  test.each(['', '0', '-1', '1.5', '1e1', '๐', '51', '9'.repeat(400)])('%s is none', (typed) => {
    expect(readReleases(typed)).toBeUndefined()
  })
})
