import { expect, it } from 'vitest'
import { decodeDots } from './fixture-decode-dots.ts'
import { litDots, outletsPerDot } from './lit-dots.ts'
import { WORLD, worldDots } from './world-dots.ts'

const dotsOf = (outlets: number) => decodeDots(litDots(outlets, 10_000), WORLD.pitch).map(String)

it('lights of the map what a plan has of the network', () => {
  for (const outlets of [300, 800, 1500])
    expect(dotsOf(outlets)).toHaveLength(Math.round((worldDots().length * outlets) / 10_000))
  expect(dotsOf(10_000)).toHaveLength(worldDots().length)
})

it('lights only dots of the map, and of a larger plan those of a smaller one and more', () => {
  const land = new Set(worldDots().map(String))
  const [few, some, many] = [dotsOf(300), dotsOf(800), dotsOf(1500)]
  for (const dot of many) expect(land).toContain(dot)
  expect(some).toEqual(expect.arrayContaining(few))
  expect(many).toEqual(expect.arrayContaining(some))
})

it('lets the lit dots lie on every part of the map', () => {
  const columns = decodeDots(litDots(300, 10_000), WORLD.pitch).map(([x]) => x)
  for (const [from, to] of [
    [0, 0.25],
    [0.25, 0.5],
    [0.5, 0.75],
    [0.75, 1],
  ] as const)
    expect(columns.filter((x) => x >= from * WORLD.width && x < to * WORLD.width).length).toBeGreaterThan(2)
})

it('says how many outlets a dot stands for', () => {
  expect(outletsPerDot(10_000) * worldDots().length).toBeGreaterThan(9_000)
  expect(outletsPerDot(10_000) * worldDots().length).toBeLessThan(11_000)
})

it('refuses more outlets than the network has', () => {
  expect(() => litDots(20_000, 10_000)).toThrow(RangeError)
})
