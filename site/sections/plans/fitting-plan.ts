/** What a release needs, or what a plan gives it. */
interface Offer {
  writing: { included: boolean }
  languages: { count: number }
}

/**
 * The plan for a need: the first that covers it, which is the cheapest.
 * @throws when none does; that is what the quotation of its own is for, and stands in the copy as such.
 */
export function fittingPlan<Plan extends Offer>(
  need: { writing: boolean; languages: number },
  plans: readonly Plan[],
): Plan {
  const fitting = plans.find(
    ({ writing, languages }) => (writing.included || !need.writing) && languages.count >= need.languages,
  )
  if (!fitting) throw new Error(`fittingPlan: no plan covers ${JSON.stringify(need)}`)
  return fitting
}
