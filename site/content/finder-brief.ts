import { type FinderBrief, finderBrief } from '../../contract/finder/finder-brief.ts'
import type { Words } from './load-content.ts'

/** What the server and the browser need to find a plan: plans, choices and words, in one language. */
export function finderBriefOf({ finder, plans, rates }: Words): FinderBrief {
  const { market, industry, writing, languages, deadline } = finder.questions
  const brief: FinderBrief = {
    plans: plans.map(({ id, name, price, writing, languages }) => ({
      id,
      name,
      price: price.figure.value,
      writing: { included: writing.included },
      languages: { count: languages.count },
    })),
    customName: rates.custom.name,
    market: market.options,
    industry: industry.options.map(({ id, label, thailand, abroad, ask }) => ({
      id,
      label,
      thailand: thailand?.figure.value,
      abroad: abroad?.figure.value,
      ask,
    })),
    writing: writing.options,
    languages: languages.options,
    deadline: deadline.options,
    words: finder.answer,
  }
  return finderBrief.parse(brief)
}
