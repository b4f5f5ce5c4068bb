import type { Key } from '../protocol.ts'
import type { KeysOf } from '../yaml/with-values.ts'
import { groupAt, type JsonSchema } from './json-schema.ts'

/** What a schema says of the keys of a file that holds this. */
export const keysOf = (root: JsonSchema, data: unknown): KeysOf => ({
  order: (group) => Object.keys(groupAt(root, group, data)?.properties ?? {}),
  isOptional: (path) => isOptional(root, path, data),
})

export function isOptional(root: JsonSchema, path: readonly Key[], data: unknown): boolean {
  const key = path.at(-1)
  const group = typeof key === 'string' ? groupAt(root, path.slice(0, -1), data) : undefined
  return group?.properties?.[key as string] !== undefined && !group.required?.includes(key as string)
}

/**
 * What would go with a value if it were taken out: its own key, or the nearest group around it that may be left out. Undefined where
 * neither may.
 */
export function partAt(root: JsonSchema, path: readonly Key[], data: unknown): Key[] | undefined {
  for (let length = path.length; typeof path[length - 1] === 'string'; length -= 1)
    if (isOptional(root, path.slice(0, length), data)) return path.slice(0, length)
  return undefined
}
