import { toArabicDigits } from '../../../contract/locale.ts'
import { findFittingPlan, missingNeeds, type Offer } from '../../../contract/plans.ts'
import type { SiteContent } from '../../content/load-content.ts'

export const CHOICES = ['market', 'industry', 'writing', 'languages', 'deadline'] as const

export type ChoiceName = (typeof CHOICES)[number]

/** What a plan must offer for a choice. */
type Needs = SiteContent['finder']['questions']['market']['options'][number]['needs']

export interface FinderPlan extends Offer {
  name: string
  /** In dollars per release. A plan without a price is quoted. */
  price: number | undefined
}

/**
 * Finds the cheapest plan that covers all choices. Returns no plan if a choice needs a quotation.
 *
 * @param plans from the cheapest to the most expensive
 */
export function findPlan<Plan extends FinderPlan>(
  choices: Record<ChoiceName, { needs: Needs }>,
  releases: number,
  plans: readonly Plan[],
) {
  const asked = CHOICES.map((name) => choices[name].needs)
  const need = {
    writing: asked.some(({ writing }) => writing === true),
    languages: Math.max(1, ...asked.map(({ languages = 1 }) => languages)),
  }
  const plan = asked.some(({ quotation }) => quotation === true) ? undefined : findFittingPlan(need, plans)
  const below = plan && plans[plans.indexOf(plan) - 1]
  const [lacks] = below ? missingNeeds(below, need) : []
  return {
    plan,
    total: plan?.price && plan.price * releases,
    /** The next cheaper plan, and the first need that it does not cover. */
    cheaper: below && lacks && { name: below.name, lacks },
    isDearest: plan !== undefined && plan === plans.at(-1),
    sameDay: asked.some(({ sameDay }) => sameDay === true),
  }
}

/** The plan finder accepts no more releases. For more, we make a plan with the client. */
export const MAX_RELEASES = 50

export function parseReleases(typed: string): number | undefined {
  const digits = toArabicDigits(typed.trim())
  const releases = /^\d{1,3}$/.test(digits) ? Number(digits) : 0
  return releases >= 1 && releases <= MAX_RELEASES ? releases : undefined
}
