import { expect, it } from 'vitest'
import { rosetteOf, rosettePath } from './rosette.ts'

it('gives a name the same rosette every time, and others to others', () => {
  expect(rosetteOf('Somchai K.')).toEqual(rosetteOf('Somchai K.'))
  const names = ['Somchai K.', 'Pim N.', 'James W.', 'สุดา ก.', 'Anong T.']
  expect(new Set(names.map((name) => JSON.stringify(rosetteOf(name)))).size).toBe(names.length)
})

it('stays between the two circles it swings to', () => {
  const path = rosettePath({ petals: 9, turn: 0.25 }, 160, 34)
  for (const [, x, y] of path.matchAll(/(-?\d+) (-?\d+)/g)) {
    const reach = Math.hypot(Number(x), Number(y))
    expect(reach).toBeGreaterThan(124)
    expect(reach).toBeLessThan(196)
  }
})
