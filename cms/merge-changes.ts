import { isDeepStrictEqual as isSame } from 'node:util'
import { idOf, isObject } from './merge.ts'

/** Names the items of a list by their ids, or by their positions if no item has moved. Returns undefined if neither works. */
function nameItems(list: unknown[], base: unknown[]): Map<unknown, unknown> | undefined {
  const ids = list.map(idOf)
  if (!ids.includes(undefined) && new Set(ids).size === ids.length)
    return new Map(list.map((item, at) => [ids[at], item]))
  const isInPlace = (item: unknown, at: number) => isSame(item, base[at]) || !base.some((one) => isSame(one, item))
  return list.length === base.length && list.every(isInPlace) ? new Map(list.entries()) : undefined
}

/**
 * Merges the changes of the editor and of others to the same data. Where both changed a value, the editor's value is in the result.
 *
 * @param base the data before both changes
 * @returns `conflicts` are the keys that both changed, with the value of the others; `kept` are those that only others changed
 */
export function mergeChanges(base: unknown, ours: unknown, theirs: unknown) {
  const conflicts: { key: string; theirs: unknown }[] = []
  const kept: string[] = []

  function mergeLists(lists: unknown[][], path: string): unknown[] | undefined {
    const [base, ours, theirs] = lists.map((list) => nameItems(list, lists[0] ?? []))
    if (!base || !ours || !theirs) return undefined
    const namesOf = (items: typeof base) => [...items.keys()].filter((name) => ours.has(name) && theirs.has(name))
    const [isMoved, isMovedByOthers] = [ours, theirs].map(
      (one) =>
        !isSame(
          namesOf(one).filter((name) => base.has(name)),
          namesOf(base),
        ),
    )
    if (isMoved && isMovedByOthers) return undefined
    const [first, second] = isMoved ? [ours, theirs] : [theirs, ours]
    const names = [...first.keys()]
    // A new item follows the item that it follows in its own list.
    const others = [...second.keys()]
    for (const [at, name] of others.entries())
      if (!first.has(name)) names.splice(names.indexOf(others[at - 1]) + 1, 0, name)
    return names.flatMap((name) => {
      const versions = [base.get(name), ours.get(name), theirs.get(name)] as const
      const item = merge(...versions, `${path}.${name}`)
      return item === undefined ? [] : [item]
    })
  }

  function merge(base: unknown, ours: unknown, theirs: unknown, path: string): unknown {
    if (isSame(ours, theirs) || isSame(base, theirs)) return ours
    if (isSame(base, ours)) {
      kept.push(path.slice(1))
      return theirs
    }
    if (isObject(base) && isObject(ours) && isObject(theirs)) {
      const keys = Object.keys({ ...theirs, ...ours })
      return Object.fromEntries(keys.map((key) => [key, merge(base[key], ours[key], theirs[key], `${path}.${key}`)]))
    }
    const lists = [base, ours, theirs].filter(Array.isArray)
    const list = lists.length === 3 ? mergeLists(lists, path) : undefined
    if (!list) conflicts.push({ key: path.slice(1), theirs })
    return list ?? ours
  }

  return { data: merge(base, ours, theirs, ''), conflicts, kept }
}
