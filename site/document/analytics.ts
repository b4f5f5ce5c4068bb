/** The optional analytics script, named by `PUBLIC_ANALYTICS_SRC` when the site is built. Without it nothing here does anything. */
const source: string | undefined = import.meta.env.PUBLIC_ANALYTICS_SRC

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

let isRunning = false

/** Loads the analytics script, once. Call it only after consent. */
export function loadAnalytics(): void {
  if (!source || isRunning) return
  isRunning = true
  // The content security policy takes the address of a script only from a policy (require-trusted-types-for).
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('analytics', { createScriptURL: (url) => url })
  const script = document.createElement('script')
  script.src = policy?.createScriptURL(source) ?? source
  script.async = true
  document.head.append(script)
}

/** A running script cannot be unloaded, so the page is loaded again without it. */
export function endAnalytics(): void {
  if (isRunning) location.reload()
}
