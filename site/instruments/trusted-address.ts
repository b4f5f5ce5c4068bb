interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (url: string) => string }
}

/**
 * The address of a script as the pages want it, which trust none that is a mere string (require-trusted-types-for): from a policy of its
 * own, which makes no other. A browser that knows no such policies takes it as it is.
 */
export function trustedAddress(policyName: string, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}
