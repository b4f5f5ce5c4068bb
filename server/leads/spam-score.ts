import { deflateRawSync } from 'node:zlib'
import { HONEYPOT_FIELD } from '../../contract/form-markup.ts'
import { type FieldRule, fieldRules } from '../../contract/forms.ts'
import type { Submission } from './check-submission.ts'

/** A suspected lead is still stored and sent to the team, with a mark in the subject. */
const SUSPECTED_FROM = 5

/** Captures a link without scheme and `www.`, so that each spelling of a link counts as the same. */
const LINK = /(?:https?:\/\/(?:www\.)?|www\.|\b(?=t\.me\/))(\S*)/gi
const MARKUP = /<a\s[^>]{0,200}href|\[(?:url|link)[=\]]/i

/** Links that a usual message may have. */
const USUAL_LINKS = 3

/** Short texts compress badly, so they are not checked for repetition. */
const REPETITION_FROM_BYTES = 300

/** Prose compresses to a third or a half of its size, a sentence repeated ten times to a twelfth. */
const REPETITION_RATIO = 0.1

/** Counts each link once, because a quoted mail repeats its links. */
const linksIn = (text: string) =>
  new Set(Array.from(text.matchAll(LINK), ([, link = '']) => link.toLowerCase().replace(/[/.,;>)]+$/, ''))).size

/** The same character several times. It is shortened before the check, because people write dashed lines and words such as มากกก. */
const RUN_OF_ONE_CHARACTER = /(\S)(?:\s?\1){3,}/gu

function repeatsItself(text: string): boolean {
  const bytes = Buffer.from(text.replace(RUN_OF_ONE_CHARACTER, '$1'))
  return bytes.length >= REPETITION_FROM_BYTES && deflateRawSync(bytes).length / bytes.length < REPETITION_RATIO
}

/** Points of spam. Language, script and country do not count, because customers write from everywhere. */
export function spamScore({ form, values }: Submission): number {
  const textsOf = (...kinds: FieldRule['kind'][]) =>
    Object.entries(fieldRules(form)).flatMap(([field, { kind }]) =>
      kinds.includes(kind) ? String(Object(values)[field]) : [],
    )
  const oneLiners = textsOf('text', 'phone')
  const message = textsOf('lines').join('\n')
  const texts = [...oneLiners, values.email, message]

  let points = 3 * oneLiners.filter((text) => linksIn(text) > 0).length
  points += Math.max(0, linksIn(message) - USUAL_LINKS)
  if (texts.some((text) => MARKUP.test(text))) points += 3
  if (repeatsItself(message)) points += SUSPECTED_FROM
  if (texts.length - new Set(texts).size >= 2) points += 3
  return points
}

/** True if the honeypot is filled in or the score is too high. */
export const isSuspected = (submission: Submission): boolean =>
  Boolean(submission.values[HONEYPOT_FIELD]) || spamScore(submission) >= SUSPECTED_FROM
