import { describe, expect, test } from 'vitest'
import { findPlan } from '../../contract/finder/find-plan.ts'
import { answerFinder } from '../../contract/finder/finder-answer.ts'
import type { FinderBrief } from '../../contract/finder/finder-brief.ts'
import { lackedBy } from '../../contract/finder/fitting-plan.ts'
import { figureValue } from './figure.ts'
import { finderBriefOf } from './finder-brief.ts'
import { content } from './fixture-content.ts'

const RELEASES = [1, 2, 7, 50]

function* combinationsOf({ market, industry, writing, languages, deadline }: FinderBrief) {
  for (const where of market)
    for (const field of industry)
      for (const hand of writing)
        for (const language of languages)
          for (const when of deadline)
            for (const releases of RELEASES)
              yield { market: where, industry: field, writing: hand, languages: language, deadline: when, releases }
}

const briefs = { en: finderBriefOf(content.en), th: finderBriefOf(content.th) }
const { plans } = briefs.en

describe('every combination of choices', () => {
  const found = [...combinationsOf(briefs.en)].map((chosen) => ({ chosen, ...findPlan(chosen, briefs.en) }))

  test('gets a plan that lacks nothing of it', () => {
    expect(found.filter(({ plan, need }) => plan && lackedBy(plan, need).length > 0)).toEqual([])
  })

  test('gets no dearer plan than it takes', () => {
    const tooDear = found.filter(({ plan, need }) =>
      plans.some((other) => plan && other.price < plan.price && lackedBy(other, need).length === 0),
    )
    expect(tooDear).toEqual([])
  })

  test('gets the plan that the price list gives it: who writes and how many languages, and a quotation for the rest', () => {
    for (const { chosen, interest } of found) {
      const { market, writing, languages, deadline } = chosen
      const quoted = market.id === 'several' || languages.id === 'other' || deadline.id === 'crisis'
      const written = writing.id === 'finished' ? 'basic' : 'professional'
      expect(interest, JSON.stringify(chosen)).toBe(
        quoted ? 'custom' : languages.id === 'both' ? 'enterprise' : written,
      )
    }
  })

  test('costs so many times the price of a release, or what the quotation says', () => {
    const prices = new Map<string, number>(content.en.plans.map(({ id, price }) => [id, price.figure.value]))
    for (const { chosen, interest, total } of found) {
      const price = prices.get(interest)
      expect(total).toBe(price === undefined ? undefined : price * chosen.releases)
    }
  })

  test('is asked for a fee for the same day alone', () => {
    for (const { chosen, sameDay } of found) expect(sameDay).toBe(chosen.deadline.id === 'same-day')
  })
})

test('a choice asks the same of a plan in both languages', () => {
  const withoutWords = (brief: FinderBrief) =>
    JSON.stringify(brief, (key, value) =>
      ['label', 'why', 'words', 'name', 'customName'].includes(key) ? undefined : value,
    )
  expect(withoutWords(briefs.th)).toBe(withoutWords(briefs.en))
})

describe.each(['en', 'th'] as const)('in %s, wherever a release should run', (locale) => {
  const brief = briefs[locale]
  const said = brief.market.flatMap((market) =>
    brief.industry.map((industry) => {
      const asked = { market: market.id, industry: industry.id, writing: 'finished', languages: 'th' }
      const parameters = new URLSearchParams({ ...asked, deadline: 'standard', releases: '1' })
      return { market: market.id, industry, why: answerFinder(parameters, brief).texts['industry.why'] ?? '' }
    }),
  )
  const { fields } = brief.words

  test('only who names no field is asked for it: every field of ours is answered', () => {
    for (const { industry, why } of said) {
      expect(why.length).toBeGreaterThan(0)
      expect(why === fields.ask, why).toBe(industry.id === 'other')
    }
  })

  test('a field that no outlet has as its main one is carried by others, and none is counted for it', () => {
    for (const { market, industry, why } of said) {
      if (industry.ask) continue
      for (const where of ['thailand', 'abroad'] as const) {
        const isAsked = market === where || !['thailand', 'abroad'].includes(market)
        const isUncounted = industry[where] === undefined
        expect(why.includes(fields[`${where}None`]), `${market}, ${industry.id}`).toBe(isAsked && isUncounted)
      }
      expect(why, `${market}, ${industry.id}`).not.toContain('{n}')
    }
  })
})

test('fields are counted by the facts, where a list has them', () => {
  const outlets = (id: string) => {
    const { thailand, abroad } = briefs.en.industry.find((industry) => industry.id === id) ?? {}
    return [thailand, abroad]
  }
  const thailand = (field: string) => figureValue(content.en.figures, `thai.industries.${field}`)
  const abroad = (field: string) => figureValue(content.en.figures, `international.industries.${field}`)
  expect(outlets('technology')).toEqual([thailand('technology'), abroad('technology')])
  expect(outlets('travel')).toEqual([thailand('tourism'), abroad('travel')])
  expect(outlets('finance')).toEqual([thailand('finance'), undefined])
  expect(outlets('business')).toEqual([undefined, abroad('business')])
  expect(outlets('other')).toEqual([undefined, undefined])
})
