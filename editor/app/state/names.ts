import type { Key } from '../../protocol.ts'
import type { Words } from '../../words/words.ts'

/** A key within its group, as `group.key`: the group is the nearest key around it, whatever the entries of lists between them. */
export function nameInGroup(path: readonly Key[]): string {
  const [key = '', group = ''] = path.filter((step) => typeof step === 'string').toReversed()
  return `${group}.${key}`
}

/** The last key of a path as people read it: its own name where it has one, else its words apart; of an entry its number. */
export function nameAt(path: readonly Key[], words: Words): string {
  const key = path.at(-1) ?? ''
  if (typeof key === 'number') return String(key + 1)
  const name = words.keys[nameInGroup(path)] ?? words.keys[key]
  return name ?? key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

/** All keys of a path, or those from one on, as people read them. */
export const namesAt = (path: readonly Key[], words: Words, from = 0): string =>
  path
    .slice(from)
    .map((_, index) => nameAt(path.slice(0, from + index + 1), words))
    .join(' › ')
