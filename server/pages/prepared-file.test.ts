import { expect, it } from 'vitest'
import { prepareFile } from './prepared-file.ts'

const picture = { mediaType: 'image/png', isPage: false, identity: Buffer.from('picture') }
const headersAt = (path: string) =>
  prepareFile(path, picture, { 'Cross-Origin-Resource-Policy': 'same-origin' }).headers['Cross-Origin-Resource-Policy']

it.each(['/share/th/about.png', '/icons/icon-192.png'])('%s may be shown by other sites', (path) => {
  expect(headersAt(path)).toBe('cross-origin')
})

it.each(['/shared.png', '/_astro/share/a.png', '/th/share/a.png'])('%s may not', (path) => {
  expect(headersAt(path)).toBe('same-origin')
})
