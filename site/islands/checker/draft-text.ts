import { type Locale, toArabicDigits } from '../../../contract/locale.ts'

export interface TextRange {
  start: number
  end: number
}

export interface Found extends TextRange {
  text: string
}

export const findAll = ({ text, start }: Omit<Found, 'end'>, pattern: RegExp): Found[] =>
  Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
    text: match,
    start: start + index,
    end: start + index + match.length,
  }))

export function keepFirstOfEach(found: readonly Found[]): Found[] {
  const seen = new Set<string>()
  return found.filter(({ text }) => {
    const key = text.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}

// Firefox before 125 lacks it. Its visitors get the page as without script.
if (!('Segmenter' in Intl)) throw new Error('This browser has no Intl.Segmenter')

/** Created when first needed, because dictionaries load slowly on phones. */
const segmenters: Partial<Record<Locale, Intl.Segmenter>> = {}

function segment(text: string, language: Locale) {
  segmenters[language] ??= new Intl.Segmenter(language, { granularity: 'word' })
  return [...segmenters[language].segment(text)]
}

/** Counts words and numbers. Safari does not treat numbers as words. The browser's dictionary finds Thai words. */
export const countWords = (text: string, language: Locale) =>
  segment(text, language).filter(({ segment, isWordLike }) => isWordLike || /\p{Nd}/u.test(segment)).length

/** Detects the language of a draft. Thai releases contain Latin names, so more than a third of Thai letters means Thai. */
export function detectLanguage(text: string): Locale {
  const letters = (script: RegExp) => text.match(script)?.length ?? 0
  return letters(/\p{Script=Thai}/gu) > letters(/\p{Script=Latin}/gu) / 2 ? 'th' : 'en'
}

/** Runs of visible characters. Pasted text may contain invisible ones: zero-width spaces, joiners, soft hyphens. */
const VISIBLE = /\P{Default_Ignorable_Code_Point}+/gu

/** Normalizes a draft for the rules. `mapToPasted` maps a range of the normalized text to the pasted text. */
export function normalizeDraft(pasted: string) {
  const offsets = [...pasted.matchAll(VISIBLE)].flatMap(({ 0: run, index }) =>
    Array.from({ length: run.length }, (_, at) => index + at),
  )
  const visible = offsets.map((at) => pasted[at]).join('')
  // Each replacement has the same length, so that offsets stay the same.
  const text = toArabicDigits(visible)
    .replace(/\r(?!\n)|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/[‐‑]/g, '-')
  /** Maps a range to the pasted text. The range ends directly after its last visible character. */
  function mapToPasted({ start, end }: TextRange): TextRange {
    const behind = (offsets[end - 1] ?? -1) + 1
    return { start: start < end ? (offsets[start] ?? 0) : behind, end: behind }
  }
  return { text, mapToPasted }
}
