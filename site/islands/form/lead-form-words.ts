import type { ToasterWords } from '../toaster/Toaster.tsx'

interface Told {
  title: string
  text: string
}

/** How a submission can end, in the form's own words: a toast, and the same in a panel that stays by the form. */
export interface Outcomes {
  success: Told
  failure: Told
  tooMany: Told
  offline: Told
}

/** The strings that both forms show, in the page's language only. */
export interface LeadFormWords {
  label: string
  submit: string
  submitting: string
  allRequired: string
  keptTyped: string
  /** Names the trap, for someone whose browser shows it all the same. */
  trap: string
  errors: { heading: string; prefix: string }
  outcomes: Outcomes
  toaster: ToasterWords
}
