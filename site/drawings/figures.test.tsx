import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BarChart } from './BarChart.tsx'
import { ArticleCover, PageCover } from './Cover.tsx'
import { getInitials, Monogram } from './Monogram.tsx'
import { ThailandMap } from './ThailandMap.tsx'
import { WorldMap } from './WorldMap.tsx'

afterEach(cleanup)

it('WorldMap is a named picture, or decoration without a label', () => {
  render(<WorldMap label="Outlets around the world" />)
  expect(screen.getByRole('img', { name: 'Outlets around the world' })).toBeTruthy()
  cleanup()
  render(<WorldMap />)
  expect(screen.queryByRole('img')).toBeNull()
})

it('ThailandMap names every place with its reach, and draws areas in proportion', () => {
  const { container } = render(
    <ThailandMap
      caption="Readers by city"
      note="A person may be counted twice"
      elsewhere={{ name: 'Other cities', reach: 2.8, value: '2.8M' }}
      cities={[{ city: 'bangkok', name: 'Bangkok', reach: 11.2, value: '11.2M' }]}
    />,
  )
  const figure = screen.getByRole('figure')
  expect(within(figure).getByRole('img', { name: 'Bangkok 11.2M, Other cities 2.8M' })).toBeTruthy()
  expect(within(figure).getByText('A person may be counted twice')).toBeTruthy()
  const [bangkok, elsewhere] = [...container.querySelectorAll('.thailand-reach')].map((circle) =>
    Number(circle.getAttribute('r')),
  )
  // A quarter of the area is half of the radius.
  expect(elsewhere).toBe((bangkok ?? 0) / 2)
})

it('BarChart has a term and a value per row, and bars in proportion', () => {
  const rows = [
    { label: 'North America', value: 182, text: '182' },
    { label: 'Europe', value: 91, text: '91' },
  ]
  const { container, rerender } = render(<BarChart caption="Outlets, by continent" rows={rows} note="Counted once" />)
  expect(within(screen.getByRole('figure')).getByText('Counted once')).toBeTruthy()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['North America', 'Europe'])
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['182', '91'])
  const widths = () => [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))
  expect(widths()).toEqual(['100%', '50%'])
  rerender(<BarChart caption="Rates" rows={rows} note="Counted once" whole={200} />)
  expect(widths()).toEqual(['91%', '45.5%'])
})

it('covers show the figure or the postmark, also without a drawing of their own', () => {
  const { container } = render(<PageCover name="basic" figure="กว่า 300" />)
  expect(container.textContent).toBe('กว่า 300')
  cleanup()
  render(<ArticleCover label="A sheet" postmark={{ day: '8', month: 'Oct 2026' }} />)
  expect(screen.getByRole('img', { name: 'A sheet' }).textContent).toBe('8Oct 2026')
})

it('initials are the first consonant of each word', () => {
  expect(getInitials('Somchai Kaew')).toBe('SK')
  expect(getInitials('เอก ไพศาล')).toBe('อพ')
  const { container } = render(<Monogram initials="SK" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
