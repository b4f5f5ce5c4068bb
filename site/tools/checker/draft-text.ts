import { arabicDigits, type Locale } from '../../../contract/locale.ts'
import type { Found, Remark } from './remark.ts'

/** Every match of a global pattern in a part of the draft. */
export function findAll({ text, start }: Found, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    text: match,
    start: start + index,
    end: start + index + match.length,
  }))
}

/** The first match of a non-global pattern. */
export function findFirst({ text, start }: Found, pattern: RegExp): Found | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const from = start + match.index
  return { text: match[0], start: from, end: from + match[0].length }
}

/** The first occurrence of each text, ignoring case. */
export function firstOfEach(found: readonly Found[]): Found[] {
  const seen = new Set<string>()
  return found.filter(({ text }) => {
    const key = text.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}

const segmenters = new Map<Locale, Intl.Segmenter>()

/** Created on first use: a browser may not support it. */
function segmenterOf(language: Locale): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return segmenter
}

/** Words and numbers of a text; Safari does not count numbers as words. Thai words come from the browser's dictionary. */
export function segmentWords({ text, start }: Found, language: Locale): Found[] {
  const words: Found[] = []
  for (const { segment, index, isWordLike } of segmenterOf(language).segment(text)) {
    if (isWordLike || /\p{Nd}/u.test(segment))
      words.push({ text: segment, start: start + index, end: start + index + segment.length })
  }
  return words
}

/** The language of a draft. A Thai release has Latin names in it, so a third of Thai letters is enough. */
export function languageOf(text: string): Locale {
  const letters = (script: RegExp) => text.match(script)?.length ?? 0
  return letters(/\p{Script=Thai}/gu) > letters(/\p{Script=Latin}/gu) / 2 ? 'th' : 'en'
}

/** Invisible characters that pages and word processors leave between letters: zero-width spaces, joiners, soft hyphens. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu
const VISIBLE = /\P{Default_Ignorable_Code_Point}+/gu

/** Look-alike characters and their standard form, one for one, so that offsets stay the same. */
const withPlainCharacters = (text: string) =>
  text
    .replace(/\r(?!\n)|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/[‐‑]/g, '-')

/** The draft in normal form for the rules, and a function that maps remarks back to the pasted text. */
export function plainDraft(pasted: string) {
  const places = [...pasted.matchAll(VISIBLE)].flatMap(({ 0: run, index }) =>
    Array.from({ length: run.length }, (_, at) => index + at),
  )
  const visible = withPlainCharacters(pasted.replace(INVISIBLE, ''))
  const text = arabicDigits(visible)
  return { text, asPasted }

  /** Maps a remark on `text` to its offsets in the pasted draft, and restores the original digits. */
  function asPasted(remark: Remark): Remark {
    const { start, end, name } = remark
    // Ends after the last letter, without invisible characters that follow.
    const behind = (places[end - 1] ?? -1) + 1
    return {
      ...remark,
      start: start < end ? (places[start] ?? 0) : behind,
      end: behind,
      ...(name === text.slice(start, end) && { name: visible.slice(start, end) }),
    }
  }
}
