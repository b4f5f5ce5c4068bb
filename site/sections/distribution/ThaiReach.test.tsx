import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getWords } from '../../content/content.ts'
import { ThaiReach } from './ThaiReach.tsx'

const words = getWords('en')
const { reach } = words.home.thai

test('the map names every city and the sum of all others', () => {
  render(<ThaiReach words={words} />)
  const map = screen.getByRole('img')
  for (const { label, figure } of reach.items)
    expect(map).toHaveAccessibleName(new RegExp(`${label} ${figure.fullText}`))
})
