import type { Locale } from '../../../contract/locale.ts'
import { waitWords } from '../../../contract/time.ts'
import { HttpError, NoAnswerError } from '../http.ts'
import type { LeadFormWords } from './lead-form-words.ts'

function helpFor(error: unknown, help: LeadFormWords['help'], locale: Locale): string | undefined {
  if (error instanceof HttpError) {
    if (error.fieldErrors.length > 0) return error.fieldErrors.map(({ message }) => message).join(' · ')
    if (error.retryAfter !== undefined) return help.wait.replace('{n}', waitWords(error.retryAfter, locale))
    return error.status === 429 ? help.tooMany : undefined
  }
  if (!navigator.onLine) return help.offline
  return error instanceof NoAnswerError ? help.noAnswer : undefined
}

/** What a failed call is told in: the specification's words, then what helps in the case at hand. */
export function failureText(error: unknown, { outcomes: { failure }, help }: LeadFormWords, locale: Locale): string {
  return [failure.text, helpFor(error, help, locale)].filter(Boolean).join(' ')
}
