import { trustedAddress } from '../instruments/trusted-address.ts'

/** The optional analytics script, named by `PUBLIC_ANALYTICS_SRC` when the site is built; without it this is nothing. */
const source: string | undefined = import.meta.env.PUBLIC_ANALYTICS_SRC

/** Loads the analytics script. Call it only after consent. Returns whether there was one to load. */
export function loadAnalytics(): boolean {
  if (!source) return false
  const script = document.createElement('script')
  script.src = trustedAddress('analytics', source)
  script.async = true
  document.head.append(script)
  return true
}
