import type { ReactNode } from 'react'

interface DatelineProps {
  children: ReactNode
}

/**
 * How a release opens: `BANGKOK, THAILAND — SERVICES`. It stands where other sites put a label above a heading,
 * and the wire's node sits beside it.
 */
export function Dateline({ children }: DatelineProps) {
  return <p className="dateline">{children}</p>
}
