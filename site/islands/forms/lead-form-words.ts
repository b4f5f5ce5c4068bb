import type { Locale } from '../../../contract/locale.ts'
import { waitWords } from '../../../contract/time.ts'
import type { SentenceWithLink } from '../../ui/LinkedSentence.tsx'
import { HttpError, NoAnswerError } from '../http.ts'

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

function helpFor(error: unknown, help: LeadFormWords['help'], locale: Locale): string | undefined {
  if (error instanceof HttpError) {
    if (error.fieldErrors.length > 0) return error.fieldErrors.map(({ message }) => message).join(' · ')
    if (error.retryAfter !== undefined) return help.wait.replace('{n}', waitWords(error.retryAfter, locale))
    return error.status === 429 ? help.tooMany : undefined
  }
  if (!navigator.onLine) return help.offline
  return error instanceof NoAnswerError ? help.noAnswer : undefined
}

/** Texts for a failed call: the specified message, and advice for the cause. */
export function failureText(error: unknown, { outcomes: { failure }, help }: LeadFormWords, locale: Locale): string {
  return [failure.text, helpFor(error, help, locale)].filter(Boolean).join(' ')
}
