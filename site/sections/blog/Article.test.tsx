import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getContent } from '../../content/content.ts'
import { Byline, getShareLink, NETWORKS } from './Article.tsx'

const article = { date: new Date('2026-08-05'), minutes: 4 }
const bylineOf = (locale: 'en' | 'th', more = {}) =>
  renderToStaticMarkup(<Byline content={getContent(locale)} article={{ ...article, ...more }} />)

test('the byline of an article without a correction has its date and reading time', () => {
  expect(bylineOf('en')).toMatch(
    /^<p class="note byline">Published <time datetime="2026-08-05">August 5, 2026<\/time> · 4 min read<\/p>$/i,
  )
})

test.each([
  ['en', 'Corrected on <time dateTime="2026-12-01">December 1, 2026</time>:'],
  ['th', 'แก้ไขเมื่อวันที่ <time dateTime="2026-12-01">1 ธันวาคม 2569</time>:'],
] as const)('in %s, the byline shows the date and text of a correction', (locale, label) => {
  const byline = bylineOf(locale, { corrected: new Date('2026-12-01'), correction: 'It was 12, not 21.' })
  expect(byline.replaceAll('\u00A0', ' ').replaceAll('datetime', 'dateTime')).toContain(
    `</p><p class="note byline"><strong>${label}</strong> It was 12, not 21.</p>`,
  )
})

const url = 'https://krajai.example/th/blog/a-quote?x=1&y=2'

test.each(NETWORKS)('the link for %s has the escaped URL and no tracking parameter', (network) => {
  const link = getShareLink(network, url, 'พาดหัว & more')
  expect(link).toContain(encodeURIComponent(url))
  expect(decodeURIComponent(link)).not.toMatch(/utm_|fbclid/)
})

test('the email link has the title as its subject', () => {
  expect(getShareLink('email', url, 'A quote & more')).toMatch(/^mailto:\?subject=A%20quote%20%26%20more&body=https%3A/)
})
