import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { content } from '../../site/content/fixture-content.ts'
import { languageRows } from './language-rows.ts'

test.each(LOCALES)('in %s each language that has a name is named, beside how many there are', (locale) => {
  const { named, more } = content[locale].home.international.languages
  const [all, ...others] = languageRows(content[locale], locale)
  const label = all?.label ?? ''
  for (const { name } of named) expect(label).toContain(name)
  expect(all?.figure.value).toBe(named.length + more.figure.value)
  expect(others.map(({ figure }) => figure.path)).toEqual([
    'international.english',
    'international.multilingual',
    'international.moreLanguages',
  ])
})
