import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getWords } from '../../content/content.ts'
import type { Identity } from '../../content/identity.ts'
import { LineAccount } from './LineAccount.tsx'

const words = getWords('th')
const withLine = (social: Identity['social']) => ({ ...words, identity: { ...words.identity, social } })

test('a live account has a link and a QR code', () => {
  render(<LineAccount words={withLine([{ network: 'line', url: 'https://lin.ee/krajai', isLive: true }])} />)
  expect(screen.getByRole('link', { name: words.site.line.link })).toHaveAttribute('href', 'https://lin.ee/krajai')
  expect(screen.getByRole('img', { name: words.site.line.picture })).toBeInTheDocument()
})

test('without an account, or with a placeholder, nothing is shown', () => {
  for (const social of [[], [{ network: 'line' as const, url: 'https://line.example/krajai', isLive: false }]]) {
    const { container } = render(<LineAccount words={withLine(social)} />)
    expect(container).toBeEmptyDOMElement()
  }
})
