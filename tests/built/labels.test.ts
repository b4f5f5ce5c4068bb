import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { getContent } from '../../site/content/content.ts'
import { type CountedFigure, formatWithUnit } from '../../site/sections/shared/stats-and-charts.ts'
import { builtPages, onEvery } from './built-site.ts'

const plain = (text: string) =>
  text
    .replace(/[\u2060\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Every figure with a unit, wherever it stands in the copy. */
const countedIn = (node: unknown): CountedFigure[] =>
  typeof node !== 'object' || node === null
    ? []
    : 'unit' in node && 'figure' in node
      ? [node as CountedFigure]
      : Object.values(node).flatMap(countedIn)

test.each(LOCALES)('in %s, no page drops the unit of a figure', (locale) => {
  const { home, pages } = getContent(locale)
  const shown = builtPages
    .filter((page) => page.locale === locale)
    .flatMap(({ $ }) =>
      $('main li, main figcaption')
        .toArray()
        .map((element) => plain($(element).text())),
    )
  const found = countedIn({ home, pages }).flatMap((counted) => {
    const [number, label] = [plain(counted.figure.fullText), plain(counted.label)]
    const isCounted = (line: string) => line.startsWith(number) && !/^[\d.,]/.test(line.slice(number.length))
    const lines = shown.filter((line) => isCounted(line) && line.endsWith(label))
    return lines.map((line) => [line, `${plain(formatWithUnit(counted))} ${label}`])
  })
  expect(found.length).toBeGreaterThan(0)
  for (const [line, whole] of found) expect(line).toBe(whole)
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
        home.hero.sheet.send,
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
