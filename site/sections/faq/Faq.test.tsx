import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuestionCategory } from './Faq.tsx'

const question = (id: string, open?: string) => ({ id, question: `${id}?`, answer: `${id}.`, open })

test('what of an answer is not settled is said to be open, and of the others nothing is', () => {
  render(
    <QuestionCategory
      category={{ id: 'prices', title: 'Prices', questions: ['settled', 'unsettled'] }}
      questions={[question('settled'), question('unsettled', 'For whom')]}
      open="to be confirmed"
      linkToQuestion="Link"
    />,
  )
  expect(screen.getAllByText(/to be confirmed/).map(({ textContent }) => textContent)).toEqual([
    'For whom: to be confirmed',
  ])
})
