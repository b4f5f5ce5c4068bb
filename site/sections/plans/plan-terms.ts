import type { SiteContent } from '../../content/load-content.ts'

type Rates = SiteContent['planTerms']
type Plan = SiteContent['plans'][number]

export const getPlanTerms = (words: Rates, plan: Plan): [term: string, text: string][] => [
  [words.outlets, words.outletCount.replace('{n}', plan.outlets.figure.fullText)],
  [words.writing, plan.writing.text],
  [words.languages, plan.languages.text],
  [words.time, words.timeText],
]
