import { toArabicDigits } from '../../../contract/locale.ts'
import { findFittingPlan, missingNeeds, type Offer } from '../../../contract/plans.ts'

/** What is chosen from a list. */
export const CHOICES = ['market', 'industry', 'writing', 'languages', 'deadline'] as const

export type ChoiceName = (typeof CHOICES)[number]

/** What a choice asks of a plan. */
interface Needs {
  /** We write the release. */
  writing?: true | undefined
  /** In at least so many languages. */
  languages?: number | undefined
  /** No plan covers this: we quote. */
  quotation?: true | undefined
  /** Any plan does this for an extra fee. */
  sameDay?: true | undefined
}

export interface FinderPlan extends Offer {
  name: string
  /** Of one release. */
  price: number
}

/**
 * The cheapest plan that covers all that was chosen, or none where it takes a quotation of its own.
 *
 * @param plans the cheapest first
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
    /** For all releases, each at the price of one. */
    total: plan && plan.price * releases,
    /** The plan below it, and the first thing that it lacks. */
    cheaper: below && lacks && { name: below.name, lacks },
    isDearest: plan !== undefined && plan === plans.at(-1),
    sameDay: asked.some(({ sameDay }) => sameDay === true),
  }
}

/** How many releases a list price is worked out for; more are a series that is planned with the client. */
export const MAX_RELEASES = 50

/** The number of releases as it was typed, in Arabic or Thai digits. */
export function readReleases(typed: string): number | undefined {
  const digits = toArabicDigits(typed.trim())
  const releases = /^\d{1,3}$/.test(digits) ? Number(digits) : 0
  return releases >= 1 && releases <= MAX_RELEASES ? releases : undefined
}
