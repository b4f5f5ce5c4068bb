import { arabicDigits, type Locale } from '../../../contract/locale.ts'
import type { Found, Remark } from './remark.ts'

/** Where a global pattern matches in a stretch of the draft. */
export function findAll({ text, start }: Found, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    text: match,
    start: start + index,
    end: start + index + match.length,
  }))
}

/** The first match of a pattern that is not global. */
export function findFirst({ text, start }: Found, pattern: RegExp): Found | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const from = start + match.index
  return { text: match[0], start: from, end: from + match[0].length }
}

/** Each text once, where it stands first, whatever its capitals. */
export function firstOfEach(found: readonly Found[]): Found[] {
  const seen = new Set<string>()
  return found.filter(({ text }) => {
    const key = text.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}

const segmenters = new Map<Locale, Intl.Segmenter>()

/** Created when it is first needed: a browser may have none. */
function segmenterOf(language: Locale): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return segmenter
}

/** The words of a stretch, and its numbers, which Safari does not call words. Thai words are found by the browser's dictionary. */
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

/** One character for those that look alike, each in the place of the other. */
const withPlainCharacters = (text: string) =>
  text
    .replace(/\r(?!\n)|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/[‐‑]/g, '-')

/** A draft as the rules read it, and the way back from it to the draft as it was pasted. */
export function plainDraft(pasted: string) {
  const places = [...pasted.matchAll(VISIBLE)].flatMap(({ 0: run, index }) =>
    Array.from({ length: run.length }, (_, at) => index + at),
  )
  const visible = withPlainCharacters(pasted.replace(INVISIBLE, ''))
  const text = arabicDigits(visible)
  return { text, asPasted }

  /** Gives a remark on `text` its place in the pasted draft, and the digits that stand there. */
  function asPasted(remark: Remark): Remark {
    const { start, end, name } = remark
    // Behind the last letter of the place: invisible characters after it are no part of it.
    const behind = (places[end - 1] ?? -1) + 1
    return {
      ...remark,
      start: start < end ? (places[start] ?? 0) : behind,
      end: behind,
      ...(name === text.slice(start, end) && { name: visible.slice(start, end) }),
    }
  }
}
