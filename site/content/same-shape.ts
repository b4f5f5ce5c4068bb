import { keyPath } from './check-file.ts'
import { ContentError } from './content-error.ts'

/** Keys whose value is not copy: the same in every language. */
const sharedKeys = new Set(['id', 'key', 'slug', 'figure', 'code'])

function openPlaceholdersOf(copy: string): string {
  return (copy.match(/\{[a-z]+\}/g) ?? []).sort().join(' ')
}

/**
 * Two languages of one file have the same lists, ids, figures and open placeholders. Keys are the schema's matter.
 * @throws ContentError naming file and key of the first difference.
 */
export function checkSameShape(file: string, original: unknown, translation: unknown, path: PropertyKey[] = []): void {
  if (Array.isArray(original) && Array.isArray(translation)) {
    if (original.length !== translation.length) {
      const problem = `${translation.length} items where English has ${original.length}`
      throw new ContentError(file, keyPath(path), problem)
    }
    for (const [index, item] of original.entries()) checkSameShape(file, item, translation[index], [...path, index])
  } else if (isObject(original) && isObject(translation)) {
    for (const [key, value] of Object.entries(original)) checkSameShape(file, value, translation[key], [...path, key])
  } else if (typeof original !== 'string' || sharedKeys.has(String(path.at(-1)))) {
    if (original !== translation) {
      throw new ContentError(file, keyPath(path), `is ${String(translation)} where English has ${String(original)}`)
    }
  } else if (typeof translation === 'string') {
    const expected = openPlaceholdersOf(original)
    if (openPlaceholdersOf(translation) !== expected) {
      throw new ContentError(file, keyPath(path), `must hold the placeholders ${expected || '(none)'}, as English does`)
    }
  }
}

function isObject(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}
