import { deflateRawSync } from 'node:zlib'
import type { FormName } from '../../contract/form-markup.ts'
import { type FieldRule, fieldRules } from '../../contract/forms.ts'

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

interface SpamSign {
  /** For the subject of the team's mail. */
  sign: string
  points: number
}

/**
 * Finds signs of spam. Language, script and country do not count, because customers write from everywhere. Many links, or a text that
 * repeats itself, are not enough alone, because people send the sources of a story and paste a sentence again.
 */
export function findSpamSigns(form: FormName, values: Readonly<Record<string, unknown>>): SpamSign[] {
  const textsOf = (...kinds: FieldRule['kind'][]) =>
    Object.entries(fieldRules(form)).flatMap(([field, { kind }]) =>
      kinds.includes(kind) ? String(values[field] ?? '') : [],
    )
  const oneLiners = textsOf('text', 'phone')
  const message = textsOf('lines').join('\n')
  const texts = [...oneLiners, ...textsOf('email'), message]
  const links = linksIn(message)
  const enough = SUSPECTED_FROM - 1
  return [
    { sign: 'links in short fields', points: 3 * oneLiners.filter((text) => linksIn(text) > 0).length },
    { sign: 'many links', points: Math.min(enough, Math.max(0, links - USUAL_LINKS)) },
    { sign: 'code of a link', points: texts.some((text) => MARKUP.test(text)) ? 3 : 0 },
    { sign: 'repeated text', points: repeatsItself(message) ? enough + Math.min(1, links) : 0 },
    { sign: 'equal fields', points: texts.length - new Set(texts).size >= 2 ? 3 : 0 },
  ].filter(({ points }) => points > 0)
}

/**
 * True if a bot filled in the honeypot. A browser may fill it in for a person, with another field again, never with the message, or a site
 * of the domain of the email address. A bot advertises the site of somebody else.
 */
export function isTrapped(
  honeypot: string,
  { message: _message, ...values }: Readonly<Record<string, unknown>>,
): boolean {
  const site = honeypot.trim().toLowerCase()
  const typed = Object.values(values).map((value) => String(value).trim().toLowerCase())
  if (site === '' || typed.includes(site)) return false
  const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '')
  const host = hostOf(/^https?:/.test(site) ? site : `http://${site}`)
  return host === undefined || host !== hostOf(`http://${String(values.email).split('@').at(-1)}`)
}

/** True if the signs together are enough to mark a lead. */
export const isSuspected = (signs: readonly SpamSign[]): boolean =>
  signs.reduce((sum, { points }) => sum + points, 0) >= SUSPECTED_FROM
