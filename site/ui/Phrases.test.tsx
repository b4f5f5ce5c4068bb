import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Phrases } from './Phrases.tsx'

test('Thai headings keep each phrase together and read as one text', () => {
  render(
    <h1>
      <Phrases>ส่งข่าวของคุณ ถึงโต๊ะข่าว</Phrases>
    </h1>,
  )
  const heading = screen.getByRole('heading', { name: 'ส่งข่าวของคุณ ถึงโต๊ะข่าว' })
  expect([...heading.children].map((phrase) => phrase.textContent)).toEqual(['ส่งข่าวของคุณ', 'ถึงโต๊ะข่าว'])
})

test('phrases that Thai writes without a space are parted without one', () => {
  const { container } = render(
    <h1>
      <Phrases>{'ข่าวฉบับเดียว ถึงสื่อต่างประเทศ\u200Bกว่า 450\u00A0แห่ง'}</Phrases>
    </h1>,
  )
  expect(container.textContent).toBe('ข่าวฉบับเดียว ถึงสื่อต่างประเทศกว่า 450\u00A0แห่ง')
  expect([...container.querySelectorAll('.phrase')].map((phrase) => phrase.textContent)).toEqual([
    'ข่าวฉบับเดียว',
    'ถึงสื่อต่างประเทศ',
    'กว่า',
    '450\u00A0แห่ง',
  ])
})

test('a single phrase is the heading itself', () => {
  render(
    <h1>
      <Phrases>ส่งข่าวของคุณ</Phrases>
    </h1>,
  )
  expect(screen.getByRole('heading', { name: 'ส่งข่าวของคุณ' }).children).toHaveLength(0)
})

test('English headings are left alone', () => {
  render(
    <h1>
      <Phrases>Your news</Phrases>
    </h1>,
  )
  expect(screen.getByRole('heading', { name: 'Your news' }).children).toHaveLength(0)
})
