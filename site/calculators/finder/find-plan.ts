import { toArabicDigits } from '../../../contract/locale.ts'
import { findFittingPlan, missingNeeds, type Offer } from '../../../contract/plans.ts'

/** The questions with a list of choices. */
export const CHOICES = ['market', 'industry', 'writing', 'languages', 'deadline'] as const

export type ChoiceName = (typeof CHOICES)[number]

/** What a plan must offer for a choice. */
interface Needs {
  /** We write the release. */
  writing?: true | undefined
  /** The minimum number of languages. */
  languages?: number | undefined
  /** No plan includes this, so we send a quotation. */
  quotation?: true | undefined
  /** Every plan offers this for an extra fee. */
  sameDay?: true | undefined
}

export interface FinderPlan extends Offer {
  name: string
  /** In dollars per release. */
  price: number
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
    /** The price of all releases. */
    total: plan && plan.price * releases,
    /** The next cheaper plan, and the first need that it does not cover. */
    cheaper: below && lacks && { name: below.name, lacks },
    isDearest: plan !== undefined && plan === plans.at(-1),
    sameDay: asked.some(({ sameDay }) => sameDay === true),
  }
}

/** The plan finder accepts no more releases. For more, we make a plan with the client. */
export const MAX_RELEASES = 50

/** Parses a number of releases in Arabic or Thai digits. */
export function parseReleases(typed: string): number | undefined {
  const digits = toArabicDigits(typed.trim())
  const releases = /^\d{1,3}$/.test(digits) ? Number(digits) : 0
  return releases >= 1 && releases <= MAX_RELEASES ? releases : undefined
}
