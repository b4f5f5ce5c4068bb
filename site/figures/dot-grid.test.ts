import { describe, expect, it } from 'vitest'
import { type Dot, encodeDots, gridDots } from './dot-grid.ts'
import { decodeDots } from './fixture-decode-dots.ts'

const grid = { pitch: 8, row: 7, origin: [8, 7] as Dot }

describe('gridDots', () => {
  it('moves every other row by half a pitch, so that six neighbours surround each dot', () => {
    expect(gridDots(grid, 16, 14, () => true)).toEqual([
      [4, 0],
      [12, 0],
      [0, 7],
      [8, 7],
      [16, 7],
      [4, 14],
      [12, 14],
    ])
  })

  it('has a dot on its origin', () => {
    const dots = gridDots({ pitch: 8, row: 7, origin: [560, 252] }, 1120, 504, () => true)
    expect(dots).toContainEqual([560, 252])
  })

  it('keeps only what is asked for', () => {
    expect(gridDots(grid, 16, 14, ([x]) => x > 12)).toEqual([[16, 7]])
  })
})

describe('encodeDots', () => {
  it('draws an unbroken run as one line', () => {
    expect(
      encodeDots(
        gridDots(grid, 16, 14, () => true),
        8,
      ),
    ).toBe('m4 0h9m-13 7h17m-13 7h9')
  })

  it('decodes to the same dots', () => {
    const dots = gridDots(grid, 400, 300, ([x, y]) => (x * 7 + y * 3) % 5 !== 0)
    expect(decodeDots(encodeDots(dots, 8), 8)).toEqual(dots)
  })

  it('draws nothing for no dots', () => {
    expect(encodeDots([], 8)).toBe('')
  })
})
