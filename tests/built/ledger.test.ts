import { expect, test } from 'vitest'
import { LOCALES, localizedPath } from '../../contract/locale.ts'
import { getWords } from '../../site/content/content.ts'
import { bytesAt, onEvery, pageAt } from './built-site.ts'

test.each(LOCALES)('sections of figures lead to what each figure means in %s', (locale) => {
  const { ledger } = getWords(locale)
  const paths = ['/', '/pricing/0', '/services/targeted-distribution', '/thai-news-distribution', '/media-kit']
  onEvery(
    paths.map((path) => ({ path: localizedPath(path, locale) })),
    ({ path }) => {
      const { $ } = pageAt(path)
      expect($(`main a[href="${ledger.path}"]`).first().text()).toContain(ledger.link)
    },
  )
  expect(pageAt(localizedPath('/about', locale)).$('#figures')).toHaveLength(1)
})

test.each(LOCALES)('the ledger in %s can be taken along, each figure once', (locale) => {
  const { $ } = pageAt(localizedPath('/about', locale))
  const [csv = '', json = ''] = $('#figures a[download]')
    .toArray()
    .map((link) => bytesAt($(link).attr('href') ?? '')?.toString('utf8'))
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const paths = [...getWords(locale).figures.keys()].sort()
  const rows = csv.trim().split('\r\n').slice(1)
  expect(rows.map((row) => row.split(',')[0]).sort()).toEqual(paths)
  const { numbers, languages } = JSON.parse(json) as {
    numbers: { path: string }[]
    languages: Record<string, { figures: Record<string, { by: string | null }> }>
  }
  expect(numbers.map(({ path }) => path).sort()).toEqual(paths)
  expect(Object.keys(languages[locale]?.figures ?? {}).sort()).toEqual(paths)
  // What only the company knows is null, not a guess.
  expect(languages[locale]?.figures['thai.outlets']?.by).toBeNull()
})
