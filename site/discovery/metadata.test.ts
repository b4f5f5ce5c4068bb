import { describe, expect, it, test } from 'vitest'
import { formatDocumentTitle, parseAnalyticsOrigin } from './metadata.ts'

test('a title ends with the product name, unless it contains it', () => {
  expect(formatDocumentTitle('About', 'Krajai Newswire')).toBe('About | Krajai Newswire')
  expect(formatDocumentTitle('Krajai Newswire: press releases', 'Krajai Newswire')).toBe(
    'Krajai Newswire: press releases',
  )
})

describe('the origin of the analytics script', () => {
  it.each([
    ['https://stats.example.com/script.js', 'https://stats.example.com'],
    ['https://stats.example.com:8443/a/b.js?site=1', 'https://stats.example.com:8443'],
    ['/script.js', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is for %j: %j', (source, origin) => expect(parseAnalyticsOrigin(source)).toBe(origin))
})
