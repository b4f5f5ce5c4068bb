import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Phrases } from './Phrases.tsx'

const keptIn = (root: Element) => [...root.querySelectorAll('.no-break')].map((phrase) => phrase.textContent)

test('a Thai heading keeps its text, and marks clauses and unbroken phrases', () => {
  const text = 'ข่าวฉบับเดียว ถึงสื่อต่างประเทศกว่า 450 แห่ง'
  render(
    <h1>
      <Phrases>{text}</Phrases>
    </h1>,
  )
  const heading = screen.getByRole('heading', { name: text })
  expect(heading.textContent).toBe(text)
  expect([...heading.children].map((clause) => clause.textContent)).toEqual(['ข่าวฉบับเดียว', 'ถึงสื่อต่างประเทศกว่า 450 แห่ง'])
  expect(keptIn(heading)).toEqual(['ข่าวฉบับเดียว', 'ถึงสื่อต่างประเทศ', 'กว่า 450 แห่ง'])
})

test('English text stays unchanged', () => {
  const { container } = render(<Phrases>Your news, in 150 countries</Phrases>)
  expect(container.children).toHaveLength(0)
})
