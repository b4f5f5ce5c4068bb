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

/** What runs cannot be unloaded: a fresh page ends it, and nothing leaves this one until then, not even what it sends when it is left. */
export function endAnalytics(): void {
  if (!source || !runs) return
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "default-src 'none'"
  document.head.append(policy)
  // Nobody at this page has asked for a fresh one: what would be lost with it may be carried over.
  dispatchEvent(new Event('renewal'))
  location.reload()
}
