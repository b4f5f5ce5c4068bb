import { deflateRawSync } from 'node:zlib'
import { HONEYPOT_FIELD } from '../../contract/form-markup.ts'
import type { Submission } from './check-submission.ts'

/** Nobody is turned away: a suspected lead is stored and delivered to the team, its subject marked. */
const SUSPECTED_FROM = 5

/** To its end, without scheme and `www.`, so that one link counts once however it is written. */
const LINK = /(?:https?:\/\/(?:www\.)?|www\.|\b(?=t\.me\/))(\S*)/gi
const MARKUP = /<a\s[^>]{0,200}href|\[(?:url|link)[=\]]/i

/** How many links an ordinary message may have. */
const USUAL_LINKS = 3

/** Shorter texts are not checked for repetition: their compression ratio says nothing. */
const REPETITION_FROM_BYTES = 300

/** Prose in any language compresses to a third or a half of its size, the same sentence ten times to a twelfth. */
const REPETITION_RATIO = 0.1

/** Different ones: who quotes a letter repeats its links. */
const linksIn = (text: string) =>
  new Set(Array.from(text.matchAll(LINK), ([, link = '']) => link.toLowerCase().replace(/[/.,;>)]+$/, ''))).size

/** Lines of dashes, dots to be filled in, and drawn-out words (5555, มากกก) are no repetition. */
const RUN_OF_ONE_CHARACTER = /(\S)(?:\s?\1){3,}/gu

function repeatsItself(text: string): boolean {
  const bytes = Buffer.from(text.replace(RUN_OF_ONE_CHARACTER, '$1'))
  return bytes.length >= REPETITION_FROM_BYTES && deflateRawSync(bytes).length / bytes.length < REPETITION_RATIO
}

/** How much a submission looks like spam. Language, script and country do not count: customers write from everywhere. */
export function spamScore({ form, values }: Submission): number {
  const oneLiners =
    form === 'signup' ? [values.fullName, values.companyName, values.phoneNumber] : [values.fullName, values.subject]
  const message = form === 'contact' ? values.message : ''
  const texts = [...oneLiners, values.email, message]

  let points = 3 * oneLiners.filter((text) => linksIn(text) > 0).length
  points += Math.max(0, linksIn(message) - USUAL_LINKS)
  if (texts.some((text) => MARKUP.test(text))) points += 3
  if (repeatsItself(message)) points += SUSPECTED_FROM
  if (texts.length - new Set(texts).size >= 2) points += 3
  return points
}

/** Whether a submission is suspected of spam: the trap field was filled in, or the score is too high. */
export const isSuspected = (submission: Submission): boolean =>
  Boolean(submission.values[HONEYPOT_FIELD]) || spamScore(submission) >= SUSPECTED_FROM
