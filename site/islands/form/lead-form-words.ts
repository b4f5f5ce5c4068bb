import type { SentenceWithLink } from './Linked.tsx'

export interface Told {
  title: string
  text: string
}

/** How a submission can end, in the form's own words: a toast, and the same in a panel that stays by the form. */
export interface Outcomes {
  success: Told
  failure: Told
}

/** What helps after a failure, in the case at hand. */
export interface FailureHelp {
  /** `You can send it again in {n}.`, which is a wait with its unit. */
  wait: string
  tooMany: string
  offline: string
  noAnswer: string
}

/** The strings that both forms show, in the page's language only. */
export interface LeadFormWords {
  label: string
  submit: string
  submitting: string
  allRequired: string
  keptTyped: string
  /** The line of the office hours, with its label. */
  officeHours: string
  /** Names the trap, for someone whose browser shows it all the same. */
  trap: string
  errors: { heading: string; prefix: string }
  outcomes: Outcomes
  help: FailureHelp
  /** What happens with the details. */
  privacy: SentenceWithLink
}
