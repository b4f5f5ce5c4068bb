import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { getWords } from '../../site/content/content.ts'
import { builtPages, onEvery } from './built-site.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a link to either form may say: the site's own label, and those that the specification words where they stand. */
function allowedLabels(locale: Locale) {
  const { site, home, plans, rates, pages } = getWords(locale)
  return {
    signup: [
      site.actions.getStarted,
      home.closing.getStarted,
      home.international.link,
      pages.services.shared.getStarted,
      pages.blog.start.button,
      ...[...plans, rates.custom].map(({ name }) => rates.choose.replace('{name}', name)),
    ],
    contact: [
      site.actions.contact,
      home.closing.consultation,
      site.header.contact,
      site.footer.company.contact,
      pages.faq.support.button,
    ],
  }
}

describe.each(LOCALES)('in %s', (locale) => {
  const links = builtPages
    .filter((built) => built.locale === locale)
    .flatMap(({ path, $ }) =>
      // The ledger names the parts of the site by what they are.
      $('a[href*="#"]')
        .not('#figures a')
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

test('a dateline says a place before its subject, and stands at the head of a section or a page', () => {
  onEvery(builtPages, ({ $ }) => {
    const datelines = $('main :is(.section-head, .section, .page-head-words) > .dateline')
    const texts = datelines.toArray().map((line) => plain($(line).text()))
    expect(texts.filter((text) => !/^\S.* — \S/.test(text))).toEqual([])
  })
})
