import { describe, expect, test } from 'vitest'
import { answerFinder, asksForPlan, MAX_RELEASES } from './finder-answer.ts'
import { finderBriefForTests as brief } from './fixture-finder-brief.ts'

const ASKED = {
  market: 'thailand',
  industry: 'technology',
  writing: 'finished',
  languages: 'th',
  deadline: 'standard',
  releases: '1',
}
const answer = (change: Partial<Record<keyof typeof ASKED, string>> = {}) =>
  answerFinder(new URLSearchParams({ ...ASKED, ...change }), brief)

describe('asked for a plan', () => {
  test('it names the plan, its price and what each choice had to do with it', () => {
    const { texts, parts, values, errors } = answer()
    expect(errors).toEqual({})
    expect(values).toEqual(ASKED)
    expect(parts).toEqual(['answer', 'plan-basic', 'priced'])
    expect(texts).toMatchObject({
      plan: 'Basic',
      price: 'USD 299 for one',
      comparison: 'cheapest dearer',
      'market.chosen': 'Thailand',
      'market.why': 'why Thailand',
      'industry.why': 'TH 9',
      'releases.chosen': '1',
      'releases.why': 'single',
    })
  })

  test('several releases cost so many times the price of one, and a series is offered a quotation', () => {
    const { texts, parts } = answer({ writing: 'facts', releases: '12' })
    expect(texts.price).toBe('USD 7,188 for 12')
    expect(texts['releases.why']).toBe('several')
    expect(parts).toEqual(['answer', 'plan-professional', 'priced', 'series'])
  })

  test('it says why it is not a cheaper plan, and not a dearer one', () => {
    expect(answer({ writing: 'facts' }).texts.comparison).toBe('Basic lacks writing dearer')
    expect(answer({ languages: 'both' }).texts.comparison).toBe('Professional lacks languages')
    expect(answer({ market: 'several' }).texts.comparison).toBe('')
  })

  test('the same day costs a fee on top', () => {
    expect(answer({ deadline: 'same-day' }).parts).toEqual(['answer', 'plan-basic', 'priced', 'fee'])
  })

  test('spaces around a choice are none of it, and the most that a price is worked out for has one', () => {
    const { errors, texts } = answer({ market: ' thailand ', releases: ` ${MAX_RELEASES}` })
    expect(errors).toEqual({})
    expect(texts.price).toBe(`USD 14,950 for ${MAX_RELEASES}`)
  })

  test('an address that names no number asks for one release, as the form does; one that was emptied is asked for', () => {
    const parameters = new URLSearchParams(ASKED)
    parameters.delete('releases')
    expect(answerFinder(parameters, brief)).toEqual(answer())
    const { values, errors } = answerFinder(new URLSearchParams('market=abroad'), brief)
    expect(values).toEqual({ market: 'abroad', releases: '1' })
    expect(errors).not.toHaveProperty('releases')
    expect(answer({ releases: '' }).errors).toHaveProperty('releases')
  })

  test.each(['๑๒', ' ๑2'])('%s is a number too', (releases) => {
    const { errors, texts, values } = answer({ releases })
    expect(errors).toEqual({})
    expect(texts['releases.chosen']).toBe('12')
    expect(values.releases).toBe(releases.trim())
  })

  test('what no plan covers is quoted for, whatever else is asked and however often', () => {
    const { texts, parts } = answer({ market: 'several', deadline: 'same-day', releases: '3' })
    expect(parts).toEqual(['answer', 'plan-custom'])
    expect(texts).toMatchObject({ plan: 'Custom', price: 'quotation', 'releases.why': 'quotation' })
  })

  test.each([
    ['thailand', 'technology', 'TH 9'],
    ['abroad', 'technology', 'INT 75'],
    ['both', 'technology', 'TH 9 INT 75'],
    ['several', 'finance', 'TH 7 INT none'],
    ['thailand', 'other', 'ask'],
    ['several', 'other', 'ask'],
  ])('in %s outlets that write of %s are: %s', (market, industry, said) => {
    expect(answer({ market, industry }).texts['industry.why']).toBe(said)
  })
})

describe('what is missing or mistyped', () => {
  test('is told at its field, and what was chosen otherwise stays', () => {
    const { errors, parts, values } = answer({ industry: '', deadline: '<b>', releases: '2' })
    expect(errors).toEqual({ industry: 'choose', deadline: 'choose' })
    expect(parts).toEqual(['mistaken'])
    expect(values).toEqual({ market: 'thailand', writing: 'finished', languages: 'th', releases: '2' })
  })

  test.each(['market', 'industry', 'writing', 'languages', 'deadline'] as const)(
    'no %s is no answer, and the only thing that is said',
    (field) => {
      expect(answer({ [field]: '' })).toMatchObject({ errors: { [field]: 'choose' }, texts: {}, parts: ['mistaken'] })
    },
  )

  test.each(['', '0', '-1', '1.5', '1e1', '๐', '๕๑', String(MAX_RELEASES + 1), '9'.repeat(400)])(
    '%s is no number of releases',
    (releases) => {
      const { errors, values } = answer({ releases })
      expect(errors).toEqual({ releases: `1 to ${MAX_RELEASES}` })
      expect(values.releases).toBe(releases)
    },
  )

  test('is asked nothing where no market is', () => {
    expect(asksForPlan(new URLSearchParams('writing=facts'))).toBe(false)
    expect(asksForPlan(new URLSearchParams('market='))).toBe(true)
  })
})
