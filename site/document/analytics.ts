import { trustedAddress } from '../instruments/trusted-address.ts'

/** The optional analytics script, named by `PUBLIC_ANALYTICS_SRC` when the site is built; without it this is nothing. */
const source: string | undefined = import.meta.env.PUBLIC_ANALYTICS_SRC

let runs = false

/** Loads the analytics script, once. Call it only after consent. */
export function loadAnalytics(): void {
  if (!source || runs) return
  runs = true
  const script = document.createElement('script')
  script.src = trustedAddress('analytics', source)
  script.async = true
  document.head.append(script)
}

/** What runs cannot be unloaded: consent withdrawn takes effect by a fresh page. */
export function endAnalytics(): void {
  if (source && runs) location.reload()
}
