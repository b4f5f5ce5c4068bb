import { expect, it, vi } from 'vitest'
import * as negotiation from './negotiation.ts'
import { prepareFile } from './prepared-file.ts'

vi.mock('./negotiation.ts', { spy: true })

const picture = {
  mediaType: 'image/png',
  isPage: false,
  sources: { scripts: [], styles: [], analytics: [] },
  identity: Buffer.from('picture'),
}
const headersAt = (path: string) =>
  prepareFile(path, picture, { 'Cross-Origin-Resource-Policy': 'same-origin' }).headers['Cross-Origin-Resource-Policy']

it.each(['/share/th/about.png', '/icons/icon-192.png'])('%s may be shown by other sites', (path) => {
  expect(headersAt(path)).toBe('cross-origin')
})

it.each(['/shared.png', '/_astro/share/a.png', '/th/share/a.png'])('%s may not', (path) => {
  expect(headersAt(path)).toBe('same-origin')
})

it('remembers the decision for a few short headers only', () => {
  const { representation } = prepareFile('/a.png', picture, {})
  const decisions = (header: string) => {
    vi.mocked(negotiation.preferredCoding).mockClear()
    representation(header)
    return vi.mocked(negotiation.preferredCoding).mock.calls.length
  }
  expect([decisions('gzip'), decisions('gzip')]).toEqual([1, 0])
  const long = `gzip, ${'x'.repeat(100)}`
  expect([decisions(long), decisions(long)]).toEqual([1, 1])
  for (let made = 0; made < 1000; made += 1) representation(`made-up-${made}`)
  expect(decisions('made-up-999')).toBe(1)
  expect(decisions('gzip')).toBe(0)
})
