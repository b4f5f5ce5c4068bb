/**
 * The plans, cheapest first, in the order of `/pricing/{n}`. A new plan also needs its price and outlets (`content/facts.yaml`); in
 * both languages its name and what it covers (`plans.yaml`), its page (`pages/pricing.yaml`), its choice in the form (`forms.yaml`), for
 * whom it is (`plan-terms.yaml`) and its cover in words (`site.yaml`); where the cover shows its figure (`site/drawings/Cover.tsx`), and a
 * selector for its note in the form (`lead-form.css`). Types, build and tests name what is missing.
 */
export const PLANS = ['basic', 'professional', 'enterprise'] as const

/** The choices of the signup form: a plan or a custom offer. */
export const SERVICE_INTERESTS = [...PLANS, 'custom'] as const

export type ServiceInterest = (typeof SERVICE_INTERESTS)[number]

const by =
  <Name extends string>(names: readonly Name[]) =>
  <Value>(make: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>

/** Makes a record with a value for each plan. */
export const byPlan = /* @__PURE__ */ by(PLANS)

/** Makes a record with a value for each choice of the signup form. */
export const byInterest = /* @__PURE__ */ by(SERVICE_INTERESTS)

/** What a plan includes. */
export interface Offer {
  writing: { included: boolean }
  languages: { count: number }
}

/** What a release needs. */
export interface Need {
  writing: boolean
  languages: number
}

/** The needs that a plan does not cover, in the order of the plan finder's questions. */
export const missingNeeds = ({ writing, languages }: Offer, need: Need): (keyof Need)[] => [
  ...(need.writing && !writing.included ? (['writing'] as const) : []),
  ...(languages.count < need.languages ? (['languages'] as const) : []),
]

/** The cheapest plan that covers a need. Undefined if no plan does. */
export const findFittingPlan = <Plan extends Offer>(need: Need, plans: readonly Plan[]): Plan | undefined =>
  plans.find((plan) => missingNeeds(plan, need).length === 0)
