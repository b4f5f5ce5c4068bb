import { expect, test } from 'vitest'
import { getContent } from '../../content/content.ts'
import { createFeedItem } from './_feed-item.ts'

const site = new URL('https://krajai.example')

function itemOf(locale: 'en' | 'th', more = {}) {
  const content = getContent(locale)
  const [article] = content.articles
  if (!article) throw new Error('there is no article')
  return createFeedItem({ ...article, ...more }, article.prose.html, content, site)
}

test.each([
  [
    'en',
    '<p><strong>Corrected on <time datetime="2026-12-01">December 1, 2026</time>:</strong> It was 12, not 21.</p>',
  ],
  ['th', '<p><strong>แก้ไขเมื่อวันที่ <time datetime="2026-12-01">1 ธันวาคม 2569</time>:</strong> It was 12, not 21.</p>'],
] as const)('in %s, the correction of an article comes first', (locale, expected) => {
  const item = itemOf(locale, { corrected: new Date('2026-12-01'), correction: 'It was 12, not 21.' })
  expect(item.content?.slice(0, expected.length)).toBe(expected)
})
