import { isDeepStrictEqual } from 'node:util'
import { RefusalError } from '../words/refusals.ts'
import { type OrderOf, type Written, withKey, withoutKey } from './map-keys.ts'
import { scalarSplice, type Value } from './scalar-splice.ts'
import { findScalar, isKey, type Key, spliced, yamlPart } from './yaml-part.ts'

/** What a file's schema says of keys that need not be there. */
export interface KeysOf {
  order: OrderOf
  /** Whether a key may be left out. */
  isOptional: (path: readonly Key[]) => boolean
}

/** A value to be written; null takes its key out. */
export interface ValueChange {
  path: readonly Key[]
  value: Value | null
}

type Group = Record<Key, unknown>

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null
export const memberOf = (around: unknown, key: Key): unknown =>
  isGroup(around) && Object.hasOwn(around, key) ? around[key] : undefined
const valueAt = (value: unknown, path: readonly Key[]): unknown => path.reduce<unknown>(memberOf, value)

/** Takes a value out, and with it every group that is empty then and may be left out. @returns what is to be removed */
function takeOut(data: unknown, path: readonly Key[], keys: KeysOf | undefined): readonly Key[] {
  const around = valueAt(data, path.slice(0, -1))
  if (isGroup(around)) delete around[path.at(-1) as Key]
  const parent = path.slice(0, -1)
  const isEmpty = isGroup(around) && !Array.isArray(around) && Object.keys(around).length === 0
  return isEmpty && parent.length > 0 && keys?.isOptional(parent) ? takeOut(data, parent, keys) : path
}

/**
 * Puts a value in, and the groups around it, also where a single value stood in place of one.
 * @returns the path of what is new, which begins where something was lacking
 */
function putIn(data: unknown, path: readonly Key[], value: Value): readonly Key[] {
  let around = data
  let begins = path.length
  for (const [depth, key] of path.slice(0, -1).entries()) {
    if (!isGroup(around)) throw new RefusalError('noGroup', { path: path.slice(0, depth).join('.') })
    if (!isGroup(memberOf(around, key))) {
      around[key] = {}
      begins = Math.min(begins, depth + 1)
    }
    around = around[key]
  }
  if (!isGroup(around)) throw new RefusalError('noGroup', { path: path.slice(0, -1).join('.') })
  around[path.at(-1) as Key] = value
  return path.slice(0, begins)
}

/**
 * The text of a file in which these values are others, there or gone. It is read once more as a whole: a change never reaches into what
 * stands beside it.
 *
 * @throws RefusalError where a path leads to no value, or one cannot be written without changing another
 */
export function withValues(file: string, text: string, changes: readonly ValueChange[], keys?: KeysOf): string {
  const part = yamlPart(file, text)
  const wanted = part.document.toJS()
  const splices = []
  const gone = new Map<string, readonly Key[]>()
  const added = new Map<string, readonly Key[]>()
  for (const { path, value } of changes) {
    if (path.some((key) => !isKey(key))) throw new RefusalError('noPlace', { path: path.join('.') })
    const isThere = findScalar(part, path) !== undefined
    if (isThere && value !== null) {
      splices.push(scalarSplice(part, path, value) ?? [])
      putIn(wanted, path, value)
    } else if (isThere) {
      const at = takeOut(wanted, path, keys)
      for (const key of gone.keys()) if (key.startsWith(JSON.stringify(at).slice(0, -1))) gone.delete(key)
      gone.set(JSON.stringify(at), at)
    } else if (value !== null) {
      if (!keys) throw new RefusalError('noValue', { path: path.join('.') })
      const at = putIn(wanted, path, value)
      const begun = [...added.values()].some((one) => isDeepStrictEqual(one, path.slice(0, one.length)))
      if (!begun) added.set(JSON.stringify(at), at)
      if (findScalar(part, at)) gone.set(JSON.stringify(at), at)
    }
  }
  let now = splices.length > 0 ? yamlPart(file, spliced(text, splices.flat())) : part
  for (const path of gone.values()) now = yamlPart(file, withoutKey(now, path))
  const order: OrderOf = keys?.order ?? (() => [])
  for (const path of added.values()) now = yamlPart(file, withKey(now, path, valueAt(wanted, path) as Written, order))
  if (!isDeepStrictEqual(now.document.toJS(), wanted) || now.text.slice(now.end) !== text.slice(part.end))
    throw new RefusalError('neighbors', { file })
  return now.text
}
