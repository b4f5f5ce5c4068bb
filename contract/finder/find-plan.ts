import type { ServiceInterest } from '../plans.ts'
import type { FinderBrief, FinderOption } from './finder-brief.ts'
import { fittingPlan, type Need } from './fitting-plan.ts'

/** The questions whose answers ask something of a plan. */
export const DECIDING = ['market', 'writing', 'languages', 'deadline'] as const

export type Deciding = (typeof DECIDING)[number]

/** What was chosen, and for how many releases. */
export type Chosen = Record<Deciding, FinderOption> & { industry: FinderBrief['industry'][number]; releases: number }

type Plan = FinderBrief['plans'][number]

export interface FoundPlan {
  interest: ServiceInterest
  /** The plan, unless it takes a quotation of its own. */
  plan: Plan | undefined
  /** For all releases, each at the price of one. */
  total: number | undefined
  need: Need
  /** For an extra fee. */
  sameDay: boolean
}

/** The plan that covers all that was chosen and nothing dearer, or else a quotation. */
export function findPlan(chosen: Chosen, { plans }: Pick<FinderBrief, 'plans'>): FoundPlan {
  const asked = DECIDING.map((question) => chosen[question].needs)
  const need: Need = {
    writing: asked.some(({ writing }) => writing === true),
    languages: Math.max(1, ...asked.map(({ languages = 1 }) => languages)),
  }
  const plan = asked.some(({ quotation }) => quotation === true) ? undefined : fittingPlan(need, plans)
  return {
    interest: plan?.id ?? 'custom',
    plan,
    total: plan && plan.price * chosen.releases,
    need,
    sameDay: asked.some(({ sameDay }) => sameDay === true),
  }
}
