import type { Locale } from '../../../contract/locale.ts'
import { formatWait } from '../../../contract/time.ts'
import { HttpError } from '../http.ts'
import type { LeadFormWords } from './form-props.ts'

function getHelp(error: unknown, help: LeadFormWords['help'], locale: Locale): string | undefined {
  if (error instanceof HttpError) {
    if (error.fieldErrors.length > 0) return error.fieldErrors.map(({ message }) => message).join(' · ')
    // The server's own sentence also names phone and email if the database is away. A proxy sends none.
    if (error.retryAfter !== undefined)
      return error.problem.detail ?? help.wait.replace('{n}', formatWait(error.retryAfter, locale))
    return error.status === 429 ? help.tooMany : undefined
  }
  if (!navigator.onLine) return help.offline
  return error instanceof DOMException && error.name === 'TimeoutError' ? help.noAnswer : undefined
}

/** Returns the failure text of the specification, followed by advice if the cause is known. */
export const describeFailure = (error: unknown, { outcomes: { failure }, help }: LeadFormWords, locale: Locale) =>
  [failure.text, getHelp(error, help, locale)].filter(Boolean).join(' ')
