import type { ReactNode } from 'react'

/**
 * How a release opens: `BANGKOK, THAILAND — SERVICES`. It stands where other sites put a label above a heading,
 * and the wire's node sits beside it.
 */
export function Dateline({ children }: { children: ReactNode }) {
  return <p className="dateline">{children}</p>
}
