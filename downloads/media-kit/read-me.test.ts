import { expect, test } from 'vitest'
import { content } from '../../site/content/fixture-content.ts'
import { readMes } from './read-me.ts'

const { websiteLink } = content.en.identity

test('what comes with an archive says where it is from, in the language that it is read in', () => {
  const [en = '', th = ''] = readMes(content, 'logos', ({ kit }) => kit.readMe.logos).values()
  expect(en).toContain(`\r\n${websiteLink}/media-kit\r\n`)
  expect(th).toContain(`\r\n${websiteLink}/th/media-kit\r\n`)
})
