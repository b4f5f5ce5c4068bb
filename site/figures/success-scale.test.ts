import { describe, expect, it } from 'vitest'
import { hangLabels, scaleTicks } from './success-scale.ts'

const rates = (...values: number[]) => values.map((value) => ({ value }))

describe('hangLabels', () => {
  it('places values in proportion to the scale', () => {
    const { marks } = hangLabels(rates(85, 92.5, 100), 85, 100)
    expect(marks.map(({ at }) => at).toSorted()).toEqual([0, 0.5, 1])
  })

  it('writes to the side with more room', () => {
    expect(hangLabels(rates(96, 94, 92, 89), 85, 100).side).toBe('right')
    expect(hangLabels(rates(99.7, 99.1, 98.5), 95, 100).side).toBe('left')
  })

  it.each([
    ['sectors', [96, 94, 92, 89], 85],
    ['markets', [99.7, 99.1, 98.5], 98],
    ['values a hair apart', [99.7, 99.69, 99.68], 98],
    ['equal values', [95, 95], 90],
  ])('hangs no line through another label: %s', (_, values, from) => {
    const { side, marks } = hangLabels(rates(...values), from, 100)
    expect(new Set(marks.map(({ row }) => row)).size).toBe(values.length)
    for (const label of marks)
      for (const line of marks) {
        const onTheLabelsSide = side === 'right' ? line.at > label.at : line.at < label.at
        if (onTheLabelsSide) expect(line.row).toBeLessThan(label.row)
      }
  })

  it('refuses a value off the scale', () => {
    expect(() => hangLabels(rates(80), 85, 100)).toThrow('80 is off the scale of 85 to 100')
  })
})

describe('scaleTicks', () => {
  it('prints both ends', () => {
    expect(scaleTicks(85, 100, 5).map(({ value }) => value)).toEqual([85, 90, 95, 100])
    expect(scaleTicks(0, 100, 50).map(({ at }) => at)).toEqual([0, 0.5, 1])
  })
})
