import { describe, expect, it } from 'vitest'
import { type Column, layOut } from './table-layout.ts'

const column = (heading: string, [least, good, most, rank]: [number, number, number, number]): Column<string> => ({
  heading,
  least,
  good,
  most,
  rank,
  cell: () => heading,
})
const columns = [
  column('id', [6, 6, 6, 0]),
  column('name', [10, 16, 24, 0]),
  column('mail', [10, 20, 30, 4]),
  column('about', [10, 20, 100, 2]),
]
const laidOut = (room: number, wanted = [6, 40, 40, 200]) => {
  const { columns: kept, widths } = layOut(columns, wanted, room)
  return kept.map(({ heading }, index) => `${heading} ${widths[index]}`)
}

describe('columns', () => {
  it.each([
    [200, ['id 6', 'name 24', 'mail 30', 'about 100']],
    [100, ['id 6', 'name 24', 'mail 30', 'about 34']],
    [68, ['id 6', 'name 16', 'mail 20', 'about 20']],
    [67, ['id 6', 'name 24', 'about 33']],
    [46, ['id 6', 'name 16', 'about 20']],
    [45, ['id 6', 'name 16', 'about 19']],
    [30, ['id 6', 'name 10', 'about 10']],
    [29, ['id 6', 'name 21']],
    [10, ['id 6', 'name 10']],
  ])('in %i: the least important go first, then all give way', (room, layout) => expect(laidOut(room)).toEqual(layout))

  it('are no wider than what they hold, nor narrower than their heading', () => {
    expect(laidOut(100, [6, 8, 3, 12])).toEqual(['id 6', 'name 8', 'mail 4', 'about 12'])
  })
})
