import type { Finding, KeyPath } from './mistakes.ts'

/** Keys whose value is not copy: the same in every language. */
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

/** The placeholders that both languages must have: those filled in later, and notes. */
function openPlaceholdersOf(copy: string): string {
  return (copy.match(/\{(?:notes\.)?[a-z]+\}/g) ?? []).sort().join(' ')
}

const isBranch = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !(node instanceof Date)

/**
 * Two languages of one file have the same lists, ids, figures, dates, notes and open placeholders. Keys are the schema's matter.
 * @returns every difference, at its place in the translation
 */
export function checkLanguages(english: unknown, translation: unknown, path: KeyPath = []): Finding[] {
  const found = (problem: string): Finding[] => [{ path, problem }]
  if (isBranch(english) && isBranch(translation)) {
    if (Array.isArray(english) && Array.isArray(translation) && english.length !== translation.length)
      return found(`has ${translation.length} entries where English has ${english.length}`)
    const keys = new Set([...Object.keys(english), ...Object.keys(translation)])
    return [...keys].flatMap((key) => checkLanguages(english[key], translation[key], [...path, key]))
  }
  // What may be left out is left out in both.
  if (english === undefined) return found('stands here and not in English; write it in both, or in neither')
  if (translation === undefined) return found('stands in English and not here; write it in both, or in neither')
  if (typeof english !== 'string' || SHARED_KEYS.has(String(path.at(-1))))
    return String(english) === String(translation) ? [] : found(`is ${translation} where English has ${english}`)
  const expected = openPlaceholdersOf(english)
  if (openPlaceholdersOf(String(translation)) === expected) return []
  return found(`must hold the placeholders ${expected || '(none)'}, as English does`)
}
