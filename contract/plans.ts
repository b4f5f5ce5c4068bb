/**
 * The plans, the cheapest first, in the order of `/pricing/{n}`. One is added or taken away here, and after it what types, build and tests
 * then name, each with its file: `PLAN_COVERS` below; in `content/` its price and outlets, with what they count (`facts.yaml`),
 * its name (`plans.yaml`), page and features (`pages/pricing.yaml`), choice (`forms.yaml`), and a case it is for (`rates.yaml`); its line
 * in `chosen-plan.css`; and the tests that hold which case gets which plan. Pages,
 * the plan finder and mails follow by themselves; until `site/figures/covers/` has a drawing for
 * it, its picture is a pattern made of its id.
 */
export const PLANS = ['basic', 'professional', 'enterprise'] as const

export type PlanId = (typeof PLANS)[number]

/** Whether we write, in how many languages the release goes out, and whether the plan is the one that is recommended. */
export const PLAN_COVERS: Record<PlanId, { writing: boolean; languages: number; featured: boolean }> = {
  basic: { writing: false, languages: 1, featured: false },
  professional: { writing: true, languages: 1, featured: true },
  enterprise: { writing: true, languages: 2, featured: false },
}

/** A plan, or something made to measure. */
export const SERVICE_INTERESTS = [...PLANS, 'custom'] as const

export type ServiceInterest = (typeof SERVICE_INTERESTS)[number]

const by =
  <Name extends string>(names: readonly Name[]) =>
  <Value>(make: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>

/** Something for every plan, by its id. */
export const byPlan = /* @__PURE__ */ by(PLANS)

/** Something for everything that the signup form offers. */
export const byInterest = /* @__PURE__ */ by(SERVICE_INTERESTS)

/** What a plan gives a release. */
export interface Offer {
  writing: { included: boolean }
  languages: { count: number }
}

/** What a release needs. */
export interface Need {
  writing: boolean
  languages: number
}

/** The needs that a plan does not cover, in the order of the finder's questions. */
export const lackedBy = ({ writing, languages }: Offer, need: Need): (keyof Need)[] => [
  ...(need.writing && !writing.included ? (['writing'] as const) : []),
  ...(languages.count < need.languages ? (['languages'] as const) : []),
]

/** The cheapest plan that covers a need. Undefined if the need requires an individual quotation. */
export const fittingPlan = <Plan extends Offer>(need: Need, plans: readonly Plan[]): Plan | undefined =>
  plans.find((plan) => lackedBy(plan, need).length === 0)
