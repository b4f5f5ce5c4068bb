import type { ReactNode } from 'react'
import { spoken } from './spoken.ts'

interface DatelineProps {
  /** What the wire's log says once the release has passed here: `SENT` (`wire-log.css`). */
  log?: string | undefined
  children: ReactNode
}

/**
 * How a release opens: `BANGKOK, THAILAND — SERVICES`. It stands where other sites put a label above a heading,
 * and the wire's node sits beside it.
 */
export function Dateline({ log, children }: DatelineProps) {
  return (
    <p className="dateline" data-log={log && spoken(log)}>
      {children}
    </p>
  )
}
