import type { SentenceWithLink } from '../../ui/LinkedSentence.tsx'

/** The strings that both forms show, in the page's language only. */
export interface LeadFormWords {
  label: string
  submit: string
  submitting: string
  allRequired: string
  keptTyped: string
  officeHours: string
  /** Names the trap field for someone whose browser shows it all the same. */
  trap: string
  errors: { heading: string; prefix: string }
  /** A toast, and the same in a panel that stays by the form. */
  outcomes: Record<'success' | 'failure', { title: string; text: string }>
  /** What helps after a failure. `wait` holds `{n}` for a wait with its unit. */
  help: Record<'wait' | 'tooMany' | 'offline' | 'noAnswer', string>
  privacy: SentenceWithLink
}
