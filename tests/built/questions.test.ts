import { describe, expect, test } from 'vitest'
import {
  type Answer,
  answerId,
  LINK_ATTRIBUTE,
  PART_ATTRIBUTE,
  QUESTION_ATTRIBUTE,
  TEXT_ATTRIBUTE,
} from '../../contract/answers/answer.ts'
import { answerFinder } from '../../contract/finder/finder-answer.ts'
import { LOCALES, localizedPath } from '../../contract/locale.ts'
import { answerWhen } from '../../contract/when/when-answer.ts'
import { getWords } from '../../site/content/content.ts'
import { finderBriefOf } from '../../site/content/finder-brief.ts'
import { whenBriefOf } from '../../site/content/when-brief.ts'
import { pageAt } from './built-site.ts'

/** The last year whose holidays are known: an answer that reaches beyond it says so. */
const lastYear = Math.max(...getWords('en').holidays.years)

/** Together these are answered with everything that can be said. */
const ASKED = {
  when: [
    '',
    // One of them before a weekend, whatever the year.
    ...[25, 26, 27, 28, 29, 30, 31].map(
      (day) =>
        `approved=${lastYear}-12-${day}T20:00&zone=Europe/London&speed=same-day&embargo=${lastYear + 1}-01-20T09:00&embargoZone=America/New_York`,
    ),
  ],
  finder: [
    '',
    ...['th', 'both', 'other']
      .flatMap((languages) => ['finished', 'facts'].map((writing) => [languages, writing] as const))
      .map(
        ([languages, writing]) =>
          `market=both&industry=other&writing=${writing}&languages=${languages}&deadline=same-day&releases=2`,
      ),
  ],
}

describe.each(LOCALES)('a page in %s that is asked by its address', (locale) => {
  const words = getWords(locale)
  const answers = {
    when: (query: string) => answerWhen(new URLSearchParams(query), whenBriefOf(words), locale),
    finder: (query: string) => answerFinder(new URLSearchParams(query), finderBriefOf(words)),
  }
  const pages = [['when', '/faq'], ...words.plans.map((_, position) => ['finder', `/pricing/${position}`])] as [
    keyof typeof ASKED,
    string,
  ][]

  test.each(pages)('has for %s a place for all that is said on %s, and none that stays empty', (question, base) => {
    const path = localizedPath(base, locale)
    const { $ } = pageAt(path)
    const desk = $(`[${QUESTION_ATTRIBUTE}="${question}"]`)
    const named = (attribute: string) =>
      new Set(
        desk
          .find(`[${attribute}]`)
          .toArray()
          .map((element) => $(element).attr(attribute)),
      )
    const said = ASKED[question].map((query): Answer => answers[question](query))
    expect(named(TEXT_ATTRIBUTE)).toEqual(new Set(said.flatMap(({ texts }) => Object.keys(texts))))
    expect(named(LINK_ATTRIBUTE)).toEqual(new Set(said.flatMap(({ links }) => Object.keys(links))))
    const rule =
      'a part that is never said: for a plan, choices in content/*/finder.yaml have to need it, and this test to ask them'
    expect(named(PART_ATTRIBUTE), rule).toEqual(new Set(said.flatMap(({ parts }) => parts)))
    // Before anything is asked, nothing is said.
    expect(desk.find(`[${PART_ATTRIBUTE}]:not([hidden])`).length).toBe(0)
    expect(desk.find('form').attr('action')).toBe(`${path}#${answerId(question)}`)
    const fields = new Set(
      desk
        .find('form [name]')
        .toArray()
        .map((element) => $(element).attr('name')),
    )
    expect(fields).toEqual(new Set(said.flatMap(({ values }) => Object.keys(values))))
  })

  test.each(pages)('marks for %s on %s the fields that it cannot do without, and says so', (question, base) => {
    const { $ } = pageAt(localizedPath(base, locale))
    const form = $(`[${QUESTION_ATTRIBUTE}="${question}"] form`)
    const required = form.find('[required]').toArray()
    const needed = Object.keys(answers[question]('releases=').errors)
    expect(new Set(required.map((element) => $(element).attr('name')))).toEqual(new Set(needed))
    expect(form.children('.field-hint').text()).not.toBe('')
  })
})
