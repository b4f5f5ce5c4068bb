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

/** What a plan lacks of a need, in the order in which a reader asks. */
export const lackedBy = ({ writing, languages }: Offer, need: Need): (keyof Need)[] => [
  ...(need.writing && !writing.included ? (['writing'] as const) : []),
  ...(languages.count < need.languages ? (['languages'] as const) : []),
]

/** The plan for a need: the first that covers it, which is the cheapest. None where only a quotation of its own does. */
export const fittingPlan = <Plan extends Offer>(need: Need, plans: readonly Plan[]): Plan | undefined =>
  plans.find((plan) => lackedBy(plan, need).length === 0)
