import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getFigureValue } from '../../content/compose/figure.ts'
import { getContent } from '../../content/content.ts'
import { getFinderProps } from './finder-props.ts'
import { PlanFinder } from './PlanFinder.tsx'

const CHOICES = {
  'Where should your news run?': 'both',
  'What is your news about?': 'technology',
  'What do you have so far?': 'facts',
  'Which languages should your release go out in?': 'both',
  'When should your release be sent?': 'same-day',
}

async function find(choices: Partial<Record<keyof typeof CHOICES, string>>, releases: string) {
  const user = userEvent.setup()
  render(<PlanFinder {...getFinderProps(getContent('en'))} />)
  for (const [name, value] of Object.entries(choices))
    await user.selectOptions(screen.getByRole('combobox', { name }), value)
  const number = screen.getByRole('textbox', { name: 'How many releases?' })
  await user.clear(number)
  if (releases) await user.type(number, releases)
  await user.click(screen.getByRole('button', { name: 'Find your plan' }))
}

test('six answers show a plan, its price, the reasons and a link to the form with that plan', async () => {
  await find(CHOICES, '๓')
  const answer = screen.getByRole('region', { name: 'Your plan: Enterprise' })
  expect(screen.getByRole('heading', { name: 'Your plan: Enterprise' })).toHaveFocus()
  const { figures } = getContent('en')
  const price = getFigureValue(figures, 'plans.enterprise.price')
  expect(answer).toHaveTextContent(`$${(3 * price).toLocaleString('en')} for 3 releases`)
  expect(answer).toHaveTextContent('Not included: the same-day fee. Your quotation states it.')
  expect(answer).toHaveTextContent(
    new RegExp(
      ['Thai', 'international']
        .map(
          (list) =>
            `main industry of ${getFigureValue(figures, `${list.toLowerCase()}.industries.technology`)} outlets on our ${list} list`,
        )
        .join('.+ '),
    ),
  )
  expect(answer).toHaveTextContent('Professional costs less but covers only one language.')
  expect(within(answer).getByRole('link', { name: 'Choose Enterprise Plan' })).toHaveAttribute(
    'href',
    '/?plan=enterprise#signup',
  )
})

test('answers that no plan covers lead to a quotation', async () => {
  await find({ ...CHOICES, 'Where should your news run?': 'several' }, '1')
  const answer = screen.getByRole('region', { name: 'Your plan: Custom' })
  expect(answer).toHaveTextContent('By quotation')
  expect(within(answer).getByRole('link', { name: 'Choose Custom Plan' })).toHaveAttribute(
    'href',
    '/?plan=custom#signup',
  )
})

test('missing answers are reported at their fields, and the first gets the focus', async () => {
  await find({ 'What do you have so far?': 'facts' }, '0')
  expect(screen.getByRole('alert')).toHaveTextContent('Some answers are missing. Please fill in the marked fields.')
  const market = screen.getByRole('combobox', { name: 'Where should your news run?' })
  expect(market).toHaveFocus()
  expect(market).toHaveAccessibleDescription('Error: Please choose one')
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Error: Please enter a whole number from 1 to 50')
  expect(screen.getByRole('combobox', { name: 'What do you have so far?' })).toHaveValue('facts')
})
