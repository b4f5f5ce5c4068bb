import { toArabicDigits } from '../../../contract/locale.ts'
import { findFittingPlan, missingNeeds, type Need, type Offer, type ServiceInterest } from '../../../contract/plans.ts'

/** A choice, what it asks of a plan, and what follows from it in words. */
export interface FinderOption {
  id: string
  label: string
  needs: {
    /** We write the release. */
    writing?: true | undefined
    /** In at least so many languages. */
    languages?: number | undefined
    /** No plan covers this: we quote. */
    quotation?: true | undefined
    /** Any plan does this for an extra fee. */
    sameDay?: true | undefined
  }
  why: string
}

/** A field, and how many outlets of each own list have it as their main one. */
export interface Industry {
  id: string
  label: string
  thailand?: number | undefined
  abroad?: number | undefined
  /** None of the fields: which it is has to be told first. */
  ask?: true | undefined
}

export interface FinderPlan extends Offer {
  id: ServiceInterest
  name: string
  /** Of one release. */
  price: number
}

/** The questions whose answers ask something of a plan. */
export const DECIDING = ['market', 'writing', 'languages', 'deadline'] as const

export type Deciding = (typeof DECIDING)[number]

/** What was chosen, and for how many releases. */
export type Chosen = Record<Deciding, FinderOption> & { industry: Industry; releases: number }

interface FoundPlan<Plan> {
  /** None where it takes a quotation of its own. */
  plan: Plan | undefined
  /** For all releases, each at the price of one. */
  total: number | undefined
  /** The plan below it, and the first thing that it lacks. */
  cheaper: { name: string; lacks: keyof Need } | undefined
  isDearest: boolean
  /** For an extra fee. */
  sameDay: boolean
}

/**
 * The plan that covers all that was chosen and nothing dearer, or else a quotation.
 *
 * @param plans the cheapest first
 */
export function findPlan<Plan extends FinderPlan>(chosen: Chosen, plans: readonly Plan[]): FoundPlan<Plan> {
  const asked = DECIDING.map((question) => chosen[question].needs)
  const need: Need = {
    writing: asked.some(({ writing }) => writing === true),
    languages: Math.max(1, ...asked.map(({ languages = 1 }) => languages)),
  }
  const plan = asked.some(({ quotation }) => quotation === true) ? undefined : findFittingPlan(need, plans)
  const below = plan && plans[plans.indexOf(plan) - 1]
  const [lacks] = below ? missingNeeds(below, need) : []
  return {
    plan,
    total: plan && plan.price * chosen.releases,
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
