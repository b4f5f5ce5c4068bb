import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { ServiceInterest } from '../../../contract/plans.ts'

/** The page of the plan that has this place among the three, from 0. */
export const planPath = (position: number, locale: Locale) => localizedPath(`/pricing/${position}`, locale)

/** The plan finder stands on every plan's page; from elsewhere, links lead to that of the plan in the middle. */
export const finderPath = (locale: Locale) => `${planPath(1, locale)}#finder`

/** The signup form with an interest chosen (`site/islands/forms/SignupForm.tsx`). */
export const signupWith = (interest: ServiceInterest, locale: Locale) =>
  `${localizedPath('/', locale)}?plan=${interest}#signup`
