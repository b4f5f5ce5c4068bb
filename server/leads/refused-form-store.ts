import { randomBytes } from 'node:crypto'
import type { FormName, FormOutcome } from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import type { FieldError } from '../../contract/problem.ts'

/** A form sent without script that was not stored: what was typed, and why it was refused. */
export interface RefusedForm {
  form: FormName
  outcome: Exclude<FormOutcome, 'sent'>
  /** As typed, by field. */
  values: Readonly<Record<string, string>>
  /** In each language: whoever was refused in one may go on in the other. */
  errors: Readonly<Record<Locale, readonly FieldError[]>>
  /** After how many seconds, from now on, it may be sent again, where it is known. */
  wait?: number | undefined
}

/** Long enough to read the page that comes back, and to reload it. */
const KEPT_MILLISECONDS = 15 * 60 * 1000
const MAX_FORMS = 500
/** Of one sender, behind which there may be an office: whoever sends more pushes out what came from there, and nobody else's. */
const MAX_OF_ONE = 20
const MAX_BYTES_OF_ONE = 2 * 1024 * 1024
const MAX_BYTES = 16 * 1024 * 1024

interface Kept {
  form: RefusedForm
  /** Whose it is: what tells one address from another, and no address. */
  sender: string
  /** When it was kept. */
  since: number
  bytes: number
}

/**
 * Keeps refused forms until the visitor's browser loads the page it was redirected to. In memory only, under a token nobody can
 * guess, for a quarter of an hour, and bounded in number and bytes, of one sender and of all: beyond that the oldest are dropped.
 * Other servers do not know them and a restart forgets them; the visitor then sees the page without them.
 */
export interface RefusedFormStore {
  /** Keeps a form of a sender and returns its token: the form's name and 22 characters that are safe in a URL. */
  keep(form: RefusedForm, sender: string): string
  /** The form of a token, as often as the page is loaded, with what is left of its wait; undefined when the token is unknown or too old. */
  find(token: string): RefusedForm | undefined
  /** Drops what has expired. */
  sweep(): void
}

export function refusedFormStore(now: () => Date): RefusedFormStore {
  // A Map keeps the order of insertion: the first came before all others, whatever the clock said.
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
  // All are looked at, because a clock that is put right dates later ones earlier; what seems to come as long from now is of one that was ahead.
  const sweep = () => {
    for (const [token, form] of kept) {
      if (Math.abs(now().getTime() - form.since) >= KEPT_MILLISECONDS) forget(token, form)
    }
  }

  return {
    keep(form, sender) {
      sweep()
      const token = `${form.form}-${randomBytes(16).toString('base64url')}`
      const size = Buffer.byteLength(JSON.stringify(form))
      const own = [...kept].filter(([, other]) => other.sender === sender)
      let ownBytes = own.reduce((sum, [, other]) => sum + other.bytes, 0)
      for (const [position, [older, other]] of own.entries()) {
        if (own.length - position < MAX_OF_ONE && ownBytes + size <= MAX_BYTES_OF_ONE) break
        forget(older, other)
        ownBytes -= other.bytes
      }
      forgetWhile(() => kept.size >= MAX_FORMS || bytes + size > MAX_BYTES)
      kept.set(token, { form, sender, since: now().getTime(), bytes: size })
      bytes += size
      return token
    },
    find(token) {
      sweep()
      const found = kept.get(token)
      if (found?.form.wait === undefined) return found?.form
      const passed = Math.max(0, now().getTime() - found.since) / 1000
      return { ...found.form, wait: Math.max(0, Math.ceil(found.form.wait - passed)) }
    },
    sweep,
  }
}
