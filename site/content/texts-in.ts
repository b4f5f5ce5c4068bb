import type { KeyPath } from './mistakes.ts'

/** Every text of what a file says, and the keys that lead to it. */
export function textsIn(node: unknown, path: KeyPath = []): { text: string; path: KeyPath }[] {
  if (typeof node === 'string') return [{ text: node, path }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    textsIn(value, [...path, Array.isArray(node) ? Number(key) : key]),
  )
}
