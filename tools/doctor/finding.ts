/** What the doctor says of one thing. */
export interface Finding {
  readonly about: string
  /** `warning`: it runs, and something should be put right before it matters. `failed`: leads or visitors are lost as it is. */
  readonly verdict: 'ok' | 'warning' | 'failed'
  /** What was found, and what to do unless it is fine. One line, without a secret. */
  readonly says: string
}

type Say = (says: string) => Finding

/** Findings about one thing, by verdict. */
export const about = (thing: string): Record<Finding['verdict'], Say> => ({
  ok: (says) => ({ about: thing, verdict: 'ok', says }),
  warning: (says) => ({ about: thing, verdict: 'warning', says }),
  failed: (says) => ({ about: thing, verdict: 'failed', says }),
})
