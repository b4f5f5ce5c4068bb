import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getWords } from '../../content/content.ts'
import type { Identity } from '../../content/identity.ts'
import { LineAccount } from './LineAccount.tsx'

const words = getWords('th')
const withLine = (social: Identity['social']) => ({ ...words, identity: { ...words.identity, social } })

test('an account that is known is reached by its link, and by a code from another screen', () => {
  render(<LineAccount words={withLine([{ network: 'line', url: 'https://lin.ee/krajai', isLive: true }])} />)
  expect(screen.getByRole('link', { name: words.site.line.link })).toHaveAttribute('href', 'https://lin.ee/krajai')
  expect(screen.getByRole('img', { name: words.site.line.picture })).toBeInTheDocument()
  expect(screen.queryByText(words.identity.open, { exact: false })).not.toBeInTheDocument()
})

test('one that stands in for the real one is said to be open, and leads nowhere', () => {
  render(<LineAccount words={withLine([{ network: 'line', url: 'https://line.example/krajai', isLive: false }])} />)
  expect(screen.getByText(`${words.site.line.title}: ${words.identity.open}`)).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('where there is none, nothing is said of it', () => {
  const { container } = render(<LineAccount words={withLine([])} />)
  expect(container).toBeEmptyDOMElement()
})
