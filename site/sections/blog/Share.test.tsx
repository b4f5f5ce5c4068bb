import { expect, test } from 'vitest'
import { networks, shareLink } from './Share.tsx'

const url = 'https://krajai.example/th/blog/a-quote?x=1&y=2'

test.each(networks)('%s gets the whole address, escaped, and nothing that follows anybody', (network) => {
  const link = shareLink(network, url, 'พาดหัว & more')
  expect(link).toContain(encodeURIComponent(url))
  expect(decodeURIComponent(link)).not.toMatch(/utm_|fbclid/)
})

test('an e-mail carries the title as its subject', () => {
  expect(shareLink('email', url, 'A quote & more')).toMatch(/^mailto:\?subject=A%20quote%20%26%20more&body=https%3A/)
})
