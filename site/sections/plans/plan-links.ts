import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { ServiceInterest } from '../../../contract/plans.ts'

/** The page of a plan, by its index. */
export const planPath = (position: number, locale: Locale) => localizedPath(`/pricing/${position}`, locale)

/** Every plan's page has the plan finder. Links from other pages lead to the second plan. */
export const finderPath = (locale: Locale) => `${planPath(1, locale)}#finder`

/** The signup form, with an interest selected by `site/scripts/linked-plan.ts`. */
export const signupPath = (interest: ServiceInterest, locale: Locale) =>
  `${localizedPath('/', locale)}?plan=${interest}#signup`
