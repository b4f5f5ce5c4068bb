import { isoDay } from '../../../contract/time.ts'
import type { Finding, KeyPath } from '../source/mistakes.ts'

/** Keys whose values must be the same in every language. */
export const SHARED_KEYS: ReadonlySet<string> = new Set('id key slug figure code coverMotif motif category'.split(' '))

/** Returns the placeholders that both languages must have: notes, promises, and those that pages fill in. Only `{minLength}` may be in one of them. */
function listPlaceholders(copy: string): string {
  return (copy.match(/\{(?:(?:notes\.)?[a-z]+|promises\.[a-zA-Z]+)\}/g) ?? []).sort().join(' ')
}

const isBranch = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !(node instanceof Date)

const idOf = (item: unknown) => (isBranch(item) ? item.id : undefined)

const formatValue = (value: unknown) => (value instanceof Date ? isoDay(value) : value)

/**
 * Compares the translation of a file with the English file: lists, ids, figures, dates and placeholders must be the same.
 * The schema checks the keys.
 */
export function* checkLanguages(english: unknown, translation: unknown, path: KeyPath = []): Generator<Finding> {
  if (isBranch(english) && isBranch(translation)) {
    if (Array.isArray(english) && Array.isArray(translation) && english.length !== translation.length)
      return yield { path, problem: `has ${translation.length} entries, but English has ${english.length}` }
    const [ids, translatedIds] = [english, translation].map((list) =>
      (Array.isArray(list) ? list.map(idOf) : []).join(', '),
    )
    if (ids !== translatedIds)
      return yield {
        path,
        problem: `has other entries or another order than English: ${translatedIds} instead of ${ids}`,
      }
    for (const key of new Set([...Object.keys(english), ...Object.keys(translation)]))
      yield* checkLanguages(english[key], translation[key], [...path, key])
  } else if (english === undefined || translation === undefined) {
    // An optional key must be in both languages or in neither.
    const [where, other] = english === undefined ? ['Thai', 'English'] : ['English', 'Thai']
    yield { path, problem: `exists only in ${where}: add it in ${other}, or remove it` }
  } else if (typeof english !== 'string' || SHARED_KEYS.has(String(path.at(-1)))) {
    if (String(english) !== String(translation))
      yield { path, problem: `differs from English: ${formatValue(translation)} instead of ${formatValue(english)}` }
  } else {
    const expected = listPlaceholders(english)
    if (listPlaceholders(String(translation)) !== expected)
      yield { path, problem: `must have the same placeholders as English: ${expected || 'none'}` }
  }
}
