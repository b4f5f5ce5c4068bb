import { arabicDigits } from '../../../contract/locale.ts'
import type { Remark } from './remark.ts'

/** What nobody sees and what a page or a word processor leaves between letters: zero-width spaces, joiners, soft hyphens. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu
const SEEN = /\P{Default_Ignorable_Code_Point}+/gu

/** Of the characters that look alike the one that the rules name, each in the place of the other. */
const alike = (text: string) =>
  text
    .replace(/\r(?!\n)|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/[‐‑]/g, '-')

/** A draft as the rules read it, and back from it to the draft as it was pasted. */
export function plainDraft(pasted: string) {
  const places = [...pasted.matchAll(SEEN)].flatMap(({ 0: run, index }) =>
    Array.from({ length: run.length }, (_, at) => index + at),
  )
  const quoted = alike(pasted.replace(UNSEEN, ''))
  const text = arabicDigits(quoted)
  return { text, asPasted }

  /** A remark on `text` with its place in what was pasted, and with the digits that stand there. */
  function asPasted(remark: Remark): Remark {
    const { start, end, name } = remark
    // Behind the last letter of the place, and not before what is next: what is unseen between them is no part of it.
    const behind = (places[end - 1] ?? -1) + 1
    return {
      ...remark,
      start: start < end ? (places[start] ?? 0) : behind,
      end: behind,
      ...(name === text.slice(start, end) && { name: quoted.slice(start, end) }),
    }
  }
}
