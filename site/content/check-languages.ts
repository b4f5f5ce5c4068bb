import { isoDay } from '../../contract/time.ts'
import type { Finding, KeyPath } from './mistakes.ts'

/** Keys whose values must be the same in every language. */
export const SHARED_KEYS: ReadonlySet<string> = new Set([
  'id',
  'key',
  'slug',
  'figure',
  'code',
  'coverMotif',
  'motif',
  'category',
])

/** Returns the placeholders that both languages must have: notes, promises, and those that pages fill in. Only `{minLength}` may be in one of them. */
function listPlaceholders(copy: string): string {
  return (copy.match(/\{(?:(?:notes\.)?[a-z]+|promises\.[a-zA-Z]+)\}/g) ?? []).sort().join(' ')
}

const isBranch = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !(node instanceof Date)

const formatValue = (value: unknown) => (value instanceof Date ? isoDay(value) : value)

/**
 * Compares the translation of a file with the English file: lists, ids, figures, dates and placeholders must be the same.
 * The schema checks the keys.
 */
export function checkLanguages(english: unknown, translation: unknown, path: KeyPath = []): Finding[] {
  const found = (problem: string): Finding[] => [{ path, problem }]
  if (isBranch(english) && isBranch(translation)) {
    if (Array.isArray(english) && Array.isArray(translation) && english.length !== translation.length)
      return found(`has ${translation.length} entries, but English has ${english.length}`)
    const keys = new Set([...Object.keys(english), ...Object.keys(translation)])
    return [...keys].flatMap((key) => checkLanguages(english[key], translation[key], [...path, key]))
  }
  // An optional key must be in both languages or in neither.
  if (english === undefined) return found('is missing in English; fill it in in both languages, or in neither')
  if (translation === undefined) return found('is only in English; fill it in in both languages, or in neither')
  if (typeof english !== 'string' || SHARED_KEYS.has(String(path.at(-1))))
    return String(english) === String(translation)
      ? []
      : found(`differs from English: ${formatValue(translation)} instead of ${formatValue(english)}`)
  const expected = listPlaceholders(english)
  if (listPlaceholders(String(translation)) === expected) return []
  return found(`must have the same placeholders as English: ${expected || 'none'}`)
}
