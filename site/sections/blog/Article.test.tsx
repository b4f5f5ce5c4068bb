import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getWords } from '../../content/content.ts'
import { Byline, networks, shareLink } from './Article.tsx'

const article = { date: new Date('2026-08-05'), minutes: 4 }
const bylineOf = (locale: 'en' | 'th', more = {}) =>
  renderToStaticMarkup(
    <Byline words={getWords(locale).pages.blog.article} article={{ ...article, ...more }} locale={locale} />,
  )

test('an article says when it appeared, and of no correction', () => {
  expect(bylineOf('en')).toMatch(
    /^<p class="note byline">Published <time datetime="2026-08-05">August 5, 2026<\/time> · 4 min read<\/p>$/i,
  )
})

test.each([
  ['en', 'Corrected on <time dateTime="2026-12-01">December 1, 2026</time>:'],
  ['th', 'แก้ไขเมื่อวันที่ <time dateTime="2026-12-01">1 ธันวาคม 2569</time>:'],
] as const)('a corrected article says in %s when and what was put right, below the day it appeared', (locale, said) => {
  const byline = bylineOf(locale, { corrected: new Date('2026-12-01'), correction: 'It was 12, not 21.' })
  expect(byline.replaceAll('\u00A0', ' ').replaceAll('datetime', 'dateTime')).toContain(
    `</p><p class="note byline"><strong>${said}</strong> It was 12, not 21.</p>`,
  )
})
const url = 'https://krajai.example/th/blog/a-quote?x=1&y=2'

test.each(networks)('%s gets the whole address, escaped, and nothing that follows anybody', (network) => {
  const link = shareLink(network, url, 'พาดหัว & more')
  expect(link).toContain(encodeURIComponent(url))
  expect(decodeURIComponent(link)).not.toMatch(/utm_|fbclid/)
})

test('an e-mail carries the title as its subject', () => {
  expect(shareLink('email', url, 'A quote & more')).toMatch(/^mailto:\?subject=A%20quote%20%26%20more&body=https%3A/)
})
