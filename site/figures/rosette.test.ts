import { expect, it } from 'vitest'
import { petals, rosetteOf } from './rosette.ts'

it('gives a name the same rosette every time, and others to others', () => {
  expect(rosetteOf('Somchai K.')).toEqual(rosetteOf('Somchai K.'))
  const names = ['Somchai K.', 'Pim N.', 'James W.', 'สุดา ก.', 'Anong T.']
  expect(new Set(names.map((name) => JSON.stringify(rosetteOf(name)))).size).toBe(names.length)
})

it('sets as many circles as it has petals, all at one distance from the middle', () => {
  const starts = [...petals({ petals: 11, turn: 0.25 }, 38, 160).matchAll(/M(-?\d+) (-?\d+)a160 160/g)]
  expect(starts).toHaveLength(11)
  // A circle begins at its left.
  for (const [, x, y] of starts) expect(Math.abs(Math.hypot(Number(x) + 160, Number(y)) - 38)).toBeLessThan(1)
})
