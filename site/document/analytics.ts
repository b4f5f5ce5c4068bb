/** The optional analytics script, named by `PUBLIC_ANALYTICS_SRC` when the site is built; without it this is nothing. */
const source: string | undefined = import.meta.env.PUBLIC_ANALYTICS_SRC

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string
  }
}

/** Loads the analytics script. Call it only after consent. Returns whether there was one to load. */
export function loadAnalytics(): boolean {
  if (!source) return false
  const script = document.createElement('script')
  // A script's address has to come from a policy (require-trusted-types-for), and this one makes no other.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('analytics', { createScriptURL: () => source })
  script.src = policy?.createScriptURL(source) ?? source
  script.async = true
  document.head.append(script)
  return true
}
