import { expect, test } from 'vitest'
import { lastChanged } from './last-changed.ts'

const newest = { date: new Date('2026-10-08') }
const older = { date: new Date('2026-09-01') }

test('a list of articles last changed when the newest appeared', () => {
  expect(lastChanged([newest, older])).toEqual(newest.date)
})

test('or when one of them was put right, if that was later', () => {
  const corrected = new Date('2026-11-02')
  expect(lastChanged([newest, { ...older, corrected }])).toEqual(corrected)
  expect(lastChanged([newest, { ...older, corrected: new Date('2026-09-03') }])).toEqual(newest.date)
})

test('a list without any never did', () => {
  expect(lastChanged([])).toBeUndefined()
})
