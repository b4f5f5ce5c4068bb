import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { getContent } from '../../site/content/content.ts'
import type { CountedFigure } from '../../site/sections/shared/stats-and-charts.ts'
import { formatWithUnit } from '../../site/sections/shared/stats-and-charts.ts'
import { builtPages, onEvery } from './built-site.ts'

const plain = (text: string) => text.replace(/[\s\u2060\u200b]+/g, ' ').trim()

/** Every figure with a unit, wherever it stands in the copy. */
const countedIn = (node: unknown): CountedFigure[] =>
  typeof node !== 'object' || node === null
    ? []
    : 'unit' in node && 'figure' in node
      ? [node as CountedFigure]
      : Object.values(node).flatMap(countedIn)

test.each(LOCALES)('in %s, no page drops the unit of a figure', (locale) => {
  const { home, pages } = getContent(locale)
  const shown = builtPages.filter((page) => page.locale === locale).map(({ $ }) => plain($('main').text()))
  for (const counted of countedIn({ home, pages })) {
    const before = shown.flatMap((text) => text.split(plain(counted.label)).slice(0, -1))
    expect(before.length, counted.label).toBeGreaterThan(0)
    for (const text of before) expect(text.trim().endsWith(plain(formatWithUnit(counted))), counted.label).toBe(true)
  }
})

// What a link to either form may say: the site's own label, and those that the specification words where they stand.
test('every link to a form bears a label meant for it', () => {
  onEvery(builtPages, ({ $, locale }) => {
    const { site, home, plans, planTerms, pages } = getContent(locale)
    const labels = {
      signup: [
        site.actions.getStarted,
        home.closing.getStarted,
        home.international.link,
        ...[...plans, planTerms.custom].map(({ name }) => planTerms.choose.replace('{name}', name)),
      ],
      contact: [
        site.actions.contact,
        home.closing.consultation,
        site.header.contact,
        site.footer.company.contact,
        pages.faq.support.button,
      ],
    }
    for (const [form, allowed] of Object.entries(labels)) {
      const links = $(`a[href$="#${form}"]`).not('#figures a, .breadcrumb a').toArray()
      expect(links.map((link) => plain($(link).text())).filter((label) => !allowed.map(plain).includes(label))).toEqual(
        [],
      )
    }
  })
})
