import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Identity } from '../../content/compose/identity.ts'
import { getContent } from '../../content/content.ts'
import { LineAccount } from './LineAccount.tsx'

const content = getContent('th')
const withLine = (social: Identity['social']) => ({ ...content, identity: { ...content.identity, social } })

test('a live account has a link and a QR code', () => {
  render(<LineAccount content={withLine([{ network: 'line', url: 'https://lin.ee/krajai', isLive: true }])} />)
  expect(screen.getByRole('link', { name: content.site.line.link })).toHaveAttribute('href', 'https://lin.ee/krajai')
  expect(screen.getByRole('img', { name: content.site.line.picture })).toBeInTheDocument()
})

test('without an account, or with a placeholder, nothing is shown', () => {
  for (const social of [[], [{ network: 'line' as const, url: 'https://line.example/krajai', isLive: false }]]) {
    const { container } = render(<LineAccount content={withLine(social)} />)
    expect(container).toBeEmptyDOMElement()
  }
})
