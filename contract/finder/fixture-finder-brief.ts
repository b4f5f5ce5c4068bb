import type { PlanId } from '../plans.ts'
import type { FinderBrief, FinderOption } from './finder-brief.ts'

const option = (id: string, label: string, needs: FinderOption['needs'] = {}): FinderOption => ({
  id,
  label,
  needs,
  why: `why ${label}`,
})

const plan = (id: PlanId, name: string, price: number, included: boolean, count: number) => ({
  id,
  name,
  price,
  writing: { included },
  languages: { count },
})

/** Words by which a test recognizes what is said. */
export const finderBriefForTests: FinderBrief = {
  plans: [
    plan('basic', 'Basic', 299, false, 1),
    plan('professional', 'Professional', 599, true, 1),
    plan('enterprise', 'Enterprise', 999, true, 2),
  ],
  customName: 'Custom',
  market: [
    option('thailand', 'Thailand'),
    option('abroad', 'Abroad'),
    option('both', 'Both'),
    option('several', 'Several', { quotation: true }),
  ],
  industry: [
    { id: 'technology', label: 'Technology', thailand: 9, abroad: 75 },
    { id: 'finance', label: 'Finance', thailand: 7 },
    { id: 'other', label: 'Other', ask: true },
  ],
  writing: [option('finished', 'Finished'), option('facts', 'Facts', { writing: true })],
  languages: [option('th', 'Thai', { languages: 1 }), option('both', 'Both', { languages: 2 })],
  deadline: [option('standard', 'Standard'), option('same-day', 'Same day', { sameDay: true })],
  words: {
    price: 'USD {n}',
    one: '{total} for one',
    many: '{total} for {n}',
    quotation: 'quotation',
    single: 'single',
    several: 'several',
    fields: { thailand: 'TH {n}', thailandNone: 'TH none', abroad: 'INT {n}', abroadNone: 'INT none', ask: 'ask' },
    cheapest: 'cheapest',
    lacks: { writing: '{name} lacks writing', languages: '{name} lacks languages' },
    dearer: 'dearer',
    errors: { choose: 'choose', releases: '{from} to {to}' },
  },
}
