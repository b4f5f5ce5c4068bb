import { type Answer, invalidAnswer } from '../answers/answer.ts'
import { readField } from '../answers/read-field.ts'
import { arabicDigits } from '../thai-digits.ts'
import { type Chosen, DECIDING, type FoundPlan, findPlan } from './find-plan.ts'
import type { FinderBrief } from './finder-brief.ts'
import { lackedBy } from './fitting-plan.ts'

/** The names of the fields, and of the parameters in the address, in their order. */
export const FINDER_FIELDS = ['market', 'industry', 'writing', 'languages', 'deadline', 'releases'] as const

export type FinderField = (typeof FINDER_FIELDS)[number]

/** How many releases a list price is worked out for; more are a series that is planned with the client. */
export const MAX_RELEASES = 50

/** An address of the page without any of this asks nothing. */
export const asksForPlan = (parameters: URLSearchParams) => parameters.has('market')

const number = (value: number) => value.toLocaleString('en-US')

/** Reads what was chosen, and says what is missing. */
function read(
  parameters: URLSearchParams,
  brief: FinderBrief,
): { values: Record<string, string>; errors: Partial<Record<FinderField, string>>; chosen?: Chosen } {
  const { errors: say } = brief.words
  // Where an address names no number it is the one that the form begins with.
  const given = (field: FinderField) =>
    field === 'releases' && !parameters.has(field) ? '1' : readField(parameters, field)
  const errors: Partial<Record<FinderField, string>> = {}
  const values: Record<string, string> = { releases: given('releases') }
  const choose = <Option extends { id: string }>(field: FinderField, options: readonly Option[]) => {
    const option = options.find(({ id }) => id === given(field))
    if (option) values[field] = option.id
    else errors[field] = say.choose
    return option
  }
  const market = choose('market', brief.market)
  const industry = choose('industry', brief.industry)
  const writing = choose('writing', brief.writing)
  const languages = choose('languages', brief.languages)
  const deadline = choose('deadline', brief.deadline)
  const typed = arabicDigits(given('releases'))
  const releases = /^\d{1,3}$/.test(typed) ? Number(typed) : 0
  if (releases < 1 || releases > MAX_RELEASES) {
    errors.releases = say.releases.replace('{from}', '1').replace('{to}', String(MAX_RELEASES))
  }
  const complete = market && industry && writing && languages && deadline && !errors.releases
  return { values, errors, ...(complete && { chosen: { market, industry, writing, languages, deadline, releases } }) }
}

/** How many outlets of the own lists have the field as their main one, where the release should run, or that others carry it. */
function fieldWords({ market, industry }: Chosen, { words: { fields } }: FinderBrief): string {
  const told = (where: 'thailand' | 'abroad') => {
    const outlets = industry[where]
    return outlets === undefined ? fields[`${where}None`] : fields[where].replace('{n}', number(outlets))
  }
  if (industry.ask) return fields.ask
  if (market.id === 'thailand' || market.id === 'abroad') return told(market.id)
  return `${told('thailand')} ${told('abroad')}`
}

/** Why it is no cheaper plan, and no dearer one. */
function comparison({ plan, need }: FoundPlan, { plans, words }: FinderBrief): string {
  if (!plan) return ''
  const cheaper = plans[plans.indexOf(plan) - 1]
  const [lacked] = cheaper ? lackedBy(cheaper, need) : []
  const below = cheaper && lacked ? words.lacks[lacked].replace('{name}', cheaper.name) : words.cheapest
  return plan === plans.at(-1) ? below : `${below} ${words.dearer}`
}

/** What an address that asks for a plan is answered. */
export function answerFinder(parameters: URLSearchParams, brief: FinderBrief): Answer {
  const { values, errors, chosen } = read(parameters, brief)
  if (!chosen) return invalidAnswer(values, errors)
  const { words } = brief
  const found = findPlan(chosen, brief)
  const { plan, total, sameDay, interest } = found
  const amount = total === undefined ? undefined : words.price.replace('{n}', number(total))
  const forAll = chosen.releases === 1 ? words.one : words.many.replace('{n}', number(chosen.releases))
  const texts: Record<string, string> = {
    plan: plan?.name ?? brief.customName,
    price: amount === undefined ? words.quotation : forAll.replace('{total}', amount),
    comparison: comparison(found, brief),
    'industry.chosen': chosen.industry.label,
    'industry.why': fieldWords(chosen, brief),
    'releases.chosen': number(chosen.releases),
    'releases.why': plan ? (chosen.releases === 1 ? words.single : words.several) : words.quotation,
  }
  for (const question of DECIDING) {
    texts[`${question}.chosen`] = chosen[question].label
    texts[`${question}.why`] = chosen[question].why
  }
  const parts = ['answer', `plan-${interest}`]
  if (plan) parts.push('priced')
  if (plan && sameDay) parts.push('fee')
  if (plan && chosen.releases > 1) parts.push('series')
  return { values, errors: {}, texts, links: {}, parts }
}
