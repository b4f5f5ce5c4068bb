import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { composeContent } from '../../site/content/compose-content.ts'
import { readContent } from '../../site/content/read-content.ts'
import type { PageCopy, PageName } from '../../site/content/schemas/pages/page-schemas.ts'
import { LOCALES, type Locale } from '../../site/locale/paths.ts'
import { builtPages } from './built-site.ts'

const content = join(import.meta.dirname, '../../content')
const { words } = composeContent(readContent(content))

const page = <Name extends PageName>(locale: Locale, name: Name): PageCopy[Name] =>
  parse(readFileSync(join(content, locale, 'pages', `${name}.yaml`), 'utf8'))

const plain = (text: string) =>
  text
    .replace(/[\u2060\u200B]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** What a link to either form may say: the site's own label, and those that the specification words where they stand. */
function allowedLabels(locale: Locale) {
  const { site, home, plans } = words[locale]
  const { sidebar } = page(locale, 'pricing').shared
  return {
    signup: [
      site.actions.getStarted,
      home.closing.getStarted,
      home.international.link,
      page(locale, 'services').shared.getStarted,
      page(locale, 'blog').start.button,
      ...plans.map(({ name }) => sidebar.choose.replace('{name}', name)),
    ],
    contact: [
      site.actions.contact,
      home.closing.consultation,
      site.header.contact,
      site.footer.company.contact,
      page(locale, 'faq').support.button,
    ],
  }
}

describe.each(LOCALES)('in %s', (locale) => {
  const links = builtPages
    .filter((built) => built.locale === locale)
    .flatMap(({ path, $ }) =>
      $('a[href*="#"]')
        .not('.breadcrumb a')
        .toArray()
        .map((link) => ({ path, target: $(link).attr('href')?.split('#')[1], label: plain($(link).text()) })),
    )

  test.each(['signup', 'contact'] as const)('every link to #%s bears a label meant for it', (target) => {
    const labels = allowedLabels(locale)[target].map(plain)
    const found = links.filter((link) => link.target === target)
    expect(found.length).toBeGreaterThan(builtPages.length / 2)
    expect(found.filter(({ label }) => !labels.includes(label))).toEqual([])
  })
})
