import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getContent } from '../../content/content.ts'
import { ThaiReach } from './ThaiReach.tsx'

const content = getContent('en')
const { reach } = content.home.thai

test('the map names every city and the sum of all others', () => {
  render(<ThaiReach content={content} />)
  const map = screen.getByRole('img')
  for (const { label, figure } of reach.items)
    expect(map).toHaveAccessibleName(new RegExp(`${label} ${figure.fullText}`))
})
