import { expect, test } from 'vitest'
import { mergeChanges } from './merge-changes.ts'

/** Items with an id, such as `b` and a changed `b2`. */
const items = (...texts: string[]) => texts.map((text) => ({ id: text[0], text }))

type Case = readonly [name: string, base: unknown, ours: unknown, theirs: unknown, merged: unknown, kept: string[]]

test.each<Case>([
  ['another key', { a: 1, b: 2 }, { a: 9, b: 2 }, { a: 1, b: 8 }, { a: 9, b: 8 }, ['b']],
  ['the same change', { a: 1 }, { a: 9 }, { a: 9 }, { a: 9 }, []],
  ['a new key', { a: 1 }, { a: 9 }, { a: 1, c: 3 }, { a: 9, c: 3 }, ['c']],
  ['a removed key', { a: 1, c: 3 }, { a: 9, c: 3 }, { a: 1 }, { a: 9 }, ['c']],
  ['an item added, another removed', items('a', 'b'), items('a'), items('a', 'b', 'c'), items('a', 'c'), ['c']],
  ['both add an item', items('a'), items('a', 'x'), items('a', 'y'), items('a', 'x', 'y'), ['y']],
  [
    'a moved item, another changed',
    items('a', 'b', 'c'),
    items('c', 'a', 'b'),
    items('a', 'b2', 'c'),
    items('c', 'a', 'b2'),
    ['b'],
  ],
  ['items without ids', ['a', 'b', 'c'], ['a2', 'b', 'c'], ['a', 'b', 'c2'], ['a2', 'b', 'c2'], ['2']],
])('keeps the changes of both sides: %s', (_, base, ours, theirs, merged, kept) => {
  const { data, ...found } = mergeChanges(base, ours, theirs)
  expect(found).toEqual({ conflicts: [], kept })
  expect(data).toEqual(merged)
})

test.each<readonly [name: string, base: unknown, ours: unknown, theirs: unknown, key: string]>([
  ['the same key', { a: { b: 1 } }, { a: { b: 2 } }, { a: { b: 3 } }, 'a.b'],
  ['a removed key', { a: 1 }, {}, { a: 2 }, 'a'],
  ['a removed item that others changed', { l: items('a', 'b') }, { l: items('a') }, { l: items('a', 'b2') }, 'l.b'],
  ['a changed item that others removed', { l: items('a', 'b') }, { l: items('a', 'b2') }, { l: items('a') }, 'l.b'],
  ['two orders', { l: items('a', 'b', 'c') }, { l: items('c', 'a', 'b') }, { l: items('b', 'a', 'c') }, 'l'],
  ['items without ids, added by both', { l: ['a'] }, { l: ['a', 'b'] }, { l: ['a', 'c'] }, 'l'],
  ['items without ids, moved and changed', { l: ['a', 'b'] }, { l: ['b', 'a'] }, { l: ['a', 'b2'] }, 'l'],
])('names the key that both sides changed, and has the editor’s value: %s', (_, base, ours, theirs, key) => {
  const { data, conflicts } = mergeChanges(base, ours, theirs)
  expect(conflicts.map((one) => one.key)).toEqual([key])
  expect(data).toEqual(ours)
})
