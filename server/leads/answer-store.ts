import { randomBytes } from 'node:crypto'
import type { FormName, FormOutcome } from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import type { FieldError } from '../../contract/problem.ts'

/** What someone without script had typed, and why it was not taken. */
export interface Answer {
  form: FormName
  locale: Locale
  outcome: Exclude<FormOutcome, 'sent'>
  /** As typed, by field. */
  values: Readonly<Record<string, string>>
  errors: readonly FieldError[]
}

/** Long enough to read the page that comes back, and to reload it. */
const KEPT_MILLISECONDS = 15 * 60 * 1000
const MOST_ANSWERS = 500
const MOST_BYTES = 8 * 1024 * 1024

interface Kept {
  answer: Answer
  bytes: number
  expires: number
}

/**
 * What people typed, kept between the answer to their form and the page it sends them to. In memory only, under a
 * name nobody can guess, for a quarter of an hour, and never more than a bounded amount: past it the oldest go first. A
 * second server does not know it, and a restart forgets it; the visitor then finds the plain page.
 */
export interface AnswerStore {
  /** Keeps an answer and returns its token: 22 characters that are safe in a URL. */
  keep(answer: Answer): string
  /** The answer of a token, as often as the page is loaded; nothing for a token that is unknown or too old. */
  find(token: string): Answer | undefined
  /** Forgets what has expired. */
  sweep(): void
}

/** @param now milliseconds since the epoch; for tests */
export function answerStore(now: () => number = Date.now): AnswerStore {
  // A Map keeps the order of insertion, and all are kept equally long: the first is always the oldest.
  const kept = new Map<string, Kept>()
  let bytes = 0

  const forget = (token: string, { bytes: freed }: Kept) => {
    kept.delete(token)
    bytes -= freed
  }
  const forgetWhile = (condition: (oldest: Kept) => boolean) => {
    for (const [token, oldest] of kept) {
      if (!condition(oldest)) return
      forget(token, oldest)
    }
  }
  const sweep = () => forgetWhile(({ expires }) => expires <= now())

  return {
    keep(answer) {
      sweep()
      const token = randomBytes(16).toString('base64url')
      const size = Buffer.byteLength(JSON.stringify(answer))
      forgetWhile(() => kept.size >= MOST_ANSWERS || bytes + size > MOST_BYTES)
      kept.set(token, { answer, bytes: size, expires: now() + KEPT_MILLISECONDS })
      bytes += size
      return token
    },
    find(token) {
      sweep()
      return kept.get(token)?.answer
    },
    sweep,
  }
}
