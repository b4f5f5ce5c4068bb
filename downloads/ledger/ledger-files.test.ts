import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { content } from '../../site/content/fixture-content.ts'
import { ledgerFiles } from './ledger-files.ts'

test('figures as data say in each language whose they are, where they stand and on what terms', async () => {
  const file = ledgerFiles.find(({ id }) => id === 'figures-json')
  const bytes = file && 'make' in file ? await file.make(content, new Map()) : undefined
  const { languages } = JSON.parse(new TextDecoder().decode(bytes))
  for (const locale of LOCALES) {
    const { identity, pages } = content[locale]
    expect(languages[locale]).toMatchObject({
      source: identity.name,
      url: `${identity.websiteLink}${locale === 'th' ? '/th' : ''}/about#figures`,
      terms: [pages['media-kit'].terms.lead, ...pages['media-kit'].terms.items],
    })
  }
})
