import type { Locale } from '../../../contract/locale.ts'
import { waitWords } from '../../../contract/wait-words.ts'
import { HttpError, NoAnswerError } from '../http/http-error.ts'
import type { FailureHelp, LeadFormWords, Told } from './lead-form-words.ts'

/** What helps in the case at hand, if anything does but trying again. */
function helpIn(error: unknown, help: FailureHelp, locale: Locale): string | undefined {
  if (error instanceof HttpError) {
    if (error.fieldErrors.length > 0) return error.fieldErrors.map(({ message }) => message).join(' · ')
    if (error.retryAfter !== undefined) return help.wait.replace('{n}', waitWords(error.retryAfter, locale))
    return error.status === 429 ? help.tooMany : undefined
  }
  if (!navigator.onLine) return help.offline
  return error instanceof NoAnswerError ? help.noAnswer : undefined
}

/**
 * A failed call as it is told: in the form's own words, whatever the cause, and after them what helps.
 *
 * @param locale the form's: a translator changes the `lang` of the page
 */
export function failureTold(error: unknown, { outcomes: { failure }, help }: LeadFormWords, locale: Locale): Told {
  const helps = helpIn(error, help, locale)
  return helps === undefined ? failure : { ...failure, text: `${failure.text} ${helps}` }
}
