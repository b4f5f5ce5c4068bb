import { expect, test } from 'vitest'
import { feedText } from './feed-text.ts'

const inFeed = (html: string) => feedText(html, 'https://krajai.example/th/blog/a')

test('links are absolute, wherever they led from', () => {
  expect(inFeed('<a href="/th/faq">1</a><a href="#part">2</a><a href="mailto:a@b.example">3</a>')).toBe(
    '<a href="https://krajai.example/th/faq">1</a><a href="https://krajai.example/th/blog/a#part">2</a><a href="mailto:a@b.example">3</a>',
  )
})

test('what only the page has a use for is gone, the text and its structure are not', () => {
  const html =
    '<h2 id="x"><span class="no-break">ข่าวดี</span> วันนี้</h2>' +
    '<div class="prose-table" role="region" tabindex="0" aria-label="x"><table><tbody><tr><th scope="row">a</th></tr></tbody></table></div>'
  expect(inFeed(html)).toBe('<h2>ข่าวดี วันนี้</h2><table><tbody><tr><th scope="row">a</th></tr></tbody></table>')
})

test.each(['\u00A0', '&nbsp;', '&#160;'])('a space that no line ends at is a plain one, written as %j', (space) => {
  expect(inFeed(`<p>กว่า${space}30${space}แห่ง &lt;1 &amp;nbsp;</p>`)).toBe('<p>กว่า 30 แห่ง &lt;1 &amp;nbsp;</p>')
})
