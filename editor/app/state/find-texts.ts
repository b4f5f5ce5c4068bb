import { LOCALES } from '../../../contract/locale.ts'
import { plainText } from '../../../contract/plain-text.ts'
import type { ContentFile, Everything, Key, Reading, Side, Text } from '../../protocol.ts'
import { isUnset, textsIn } from './drafts.ts'

export interface Found {
  file: ContentFile
  /** Absent where the words are in the text below the front matter. */
  text?: Text
}

/** About a sentence: words that stand no further apart are meant together. */
const NEAR_CHARACTERS = 120

/** As it is compared: no marks that nobody sees, no differences of capitals and of space. */
const plain = (text: string) =>
  plainText(text.normalize('NFC')).replaceAll('¦', '').replace(/\s+/g, ' ').trim().toLowerCase()

/** The text as it is written, and as it is read: with its figures. */
const variantsOf = (value: string, figures: Everything['figures']): string[] => [
  ...new Set([
    plain(value),
    ...LOCALES.map((locale) =>
      plain(value.replace(/\{([^{}]*)\}/g, (whole, name: string) => figures[name]?.[locale] ?? whole)),
    ),
  ]),
]

/** Where a word stands in a text, each time that it does. */
function* hitsOf(text: string, word: string): Generator<{ word: string; from: number; to: number }> {
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1))
    yield { word, from, to: from + word.length }
}

/** The length of the shortest stretch that has all the words. */
function stretchOf(text: string, words: readonly string[]): number {
  const last = new Map<string, number>()
  let shortest = Number.POSITIVE_INFINITY
  const hits = words.flatMap((word) => [...hitsOf(text, word)]).toSorted((one, other) => one.to - other.to)
  for (const { word, from, to } of hits) {
    last.set(word, from)
    if (last.size === words.length) shortest = Math.min(shortest, to - Math.min(...last.values()))
  }
  return shortest
}

/** How well something fits what was asked for: the less, the better. */
interface Fit {
  rank: 'phrase' | 'near' | 'anywhere' | 'key'
  length: number
}

const RANKS: readonly Fit['rank'][] = ['phrase', 'near', 'anywhere', 'key']

const better = (one: Fit, other: Fit) =>
  RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank) || one.length - other.length

const best = (fits: readonly Fit[]): Fit | undefined => fits.toSorted(better)[0]

/** Says of a text, or of a path in a file, how well it fits. */
function fitsFor(asked: string, figures: Everything['figures']) {
  const phrase = plain(asked)
  const words = [...new Set(phrase.split(' ').filter(Boolean))]
  const has = (text: string) => words.every((word) => text.includes(word))
  const rankOf = (text: string) => {
    if (text.includes(phrase)) return 'phrase'
    return stretchOf(text, words) <= NEAR_CHARACTERS ? 'near' : 'anywhere'
  }
  return {
    isNothing: words.length === 0,
    text: (value: unknown): Fit | undefined =>
      best(
        variantsOf(String(value ?? ''), figures)
          .filter(has)
          .map((text) => ({ rank: rankOf(text), length: text.length })),
      ),
    /** A figure, or a key together with its group, is asked for by its name; other keys that have the words come last. */
    path: (path: readonly Key[]): Fit | undefined => {
      const text = plain(path.join('.'))
      const ends = (end: string) => `.${text}`.endsWith(`.${end}`)
      const isMeant = ends(`${phrase}.value`) || (phrase.includes('.') && ends(phrase))
      return has(text) ? { rank: isMeant ? 'phrase' : 'key', length: text.length } : undefined
    },
  }
}

/**
 * Every text that has all the words, in whichever language: first those that have them as they were typed, then those that have them near
 * each other; what is short before what is long, and else in the order of the files.
 */
export function findTexts({ files, figures }: Pick<Everything, 'files' | 'figures'>, asked: string): Found[] {
  const fits = fitsFor(asked, figures)
  if (fits.isNothing) return []
  const fitOf = (both: Partial<Record<Side, Reading>>, path: readonly Key[]) =>
    best(
      [...Object.values(both).map(({ value }) => fits.text(value)), fits.path(path)].filter((fit) => fit !== undefined),
    )
  return files
    .flatMap((file) => [
      ...textsIn(file.nodes)
        .filter((text) => !isUnset(text))
        .map((text) => ({ found: { file, text } as Found, fit: fitOf(text.in, text.path) })),
      ...(file.body ? [{ found: { file } as Found, fit: fitOf(file.body, []) }] : []),
    ])
    .flatMap(({ found, fit }) => (fit ? [{ found, fit }] : []))
    .toSorted((one, other) => better(one.fit, other.fit))
    .map(({ found }) => found)
}
