import { expect, it } from 'vitest'
import { petalCentres, rosetteOf } from './rosette.ts'

it('gives a name the same rosette every time, and others to others', () => {
  expect(rosetteOf('Somchai K.')).toEqual(rosetteOf('Somchai K.'))
  const names = ['Somchai K.', 'Pim N.', 'James W.', 'สุดา ก.', 'Anong T.']
  expect(new Set(names.map((name) => JSON.stringify(rosetteOf(name)))).size).toBe(names.length)
})

it('sets as many circles as it has petals, all at one distance from the middle', () => {
  const centres = petalCentres({ petals: 11, turn: 0.25 }, 38)
  expect(centres).toHaveLength(11)
  for (const { x, y } of centres) expect(Math.abs(Math.hypot(x, y) - 38)).toBeLessThan(1)
})
