import { expect, test } from 'vitest'
import { composeFeedHtml } from './compose-feed-html.ts'

const inFeed = (html: string) => composeFeedHtml(html, 'https://krajai.example/th/blog/a')

test('links become absolute URLs', () => {
  expect(inFeed('<a href="/th/faq">1</a><a href="#part">2</a><a href="mailto:a@b.example">3</a>')).toBe(
    '<a href="https://krajai.example/th/faq">1</a><a href="https://krajai.example/th/blog/a#part">2</a><a href="mailto:a@b.example">3</a>',
  )
})

test('classes, ids and wrappers of the page are removed, and the text and its structure stay', () => {
  const html =
    '<h2 id="x">ข่าวดี วันนี้</h2>' +
    '<div class="prose-table" role="region" tabindex="0" aria-label="x"><table><tbody><tr><th scope="row">a</th></tr></tbody></table></div>'
  expect(inFeed(html)).toBe('<h2>ข่าวดี วันนี้</h2><table><tbody><tr><th scope="row">a</th></tr></tbody></table>')
})

test.each(['\u00A0', '&nbsp;', '&#160;'])('the no-break space %j becomes a plain space', (space) => {
  expect(inFeed(`<p>กว่า${space}30${space}แห่ง &lt;1 &amp;nbsp;</p>`)).toBe('<p>กว่า 30 แห่ง &lt;1 &amp;nbsp;</p>')
})
