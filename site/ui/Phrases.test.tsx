import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Phrases } from './Phrases.tsx'

test('Thai headings keep each phrase together and read as one text', () => {
  render(
    <h1>
      <Phrases locale="th">ส่งข่าวของคุณ ถึงโต๊ะข่าว</Phrases>
    </h1>,
  )
  const heading = screen.getByRole('heading', { name: 'ส่งข่าวของคุณ ถึงโต๊ะข่าว' })
  expect([...heading.children].map((phrase) => phrase.textContent)).toEqual(['ส่งข่าวของคุณ', 'ถึงโต๊ะข่าว'])
})

test('English headings are left alone', () => {
  render(
    <h1>
      <Phrases locale="en">Your news</Phrases>
    </h1>,
  )
  expect(screen.getByRole('heading', { name: 'Your news' }).children).toHaveLength(0)
})
