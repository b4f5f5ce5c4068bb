import { expect, it } from 'vitest'
import { htmlText } from './html-text.ts'

it('HTML is text', () => {
  expect(htmlText(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;')
})
