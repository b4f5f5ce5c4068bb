import { describe, expect, test } from 'vitest'
import { LOCALES, localizedPath } from '../../contract/locale.ts'
import { getContent } from '../../site/content/content.ts'
import { type BuiltPage, builtPages, pageAt, textOf } from './built-site.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The texts of a table, row by row, its headings included. */
function rowsOf({ $ }: BuiltPage, table: string): string[][] {
  return $(`${table} tbody tr`)
    .toArray()
    .map((row) =>
      $(row)
        .children()
        .toArray()
        .map((cell) => plain($(cell).text())),
    )
}

describe.each(LOCALES)('the plans in %s', (locale) => {
  const { finder, plans, planTerms, site, pages } = getContent(locale)
  const home = localizedPath('/', locale)
  const withPlans = [home, ...plans.map((_, position) => localizedPath(`/pricing/${position}`, locale))]

  test.each(withPlans)('stand on %s, each with its terms, its page and its way to the form', (path) => {
    const page = pageAt(path)
    const cards = page.$('#plans .plan-card')
    expect(cards).toHaveLength(plans.length)
    for (const [position, plan] of plans.entries()) {
      const card = cards.eq(position)
      const said = plain(card.text())
      for (const term of [
        plan.name,
        plan.price?.figure.text ?? finder.answer.quotation,
        plan.outlets.figure.fullText,
        plan.writing.text,
        plan.languages.text,
        planTerms.which[plan.id],
      ]) {
        expect(said).toContain(plain(term))
      }
      expect(said.includes(plain(planTerms.featured))).toBe(plan.featured)
      expect(card.find('h3 a').attr('href')).toBe(localizedPath(`/pricing/${position}`, locale))
      expect(card.find('a.button').attr('href')).toBe(`${home}?plan=${plan.id}#signup`)
    }
    expect(textOf(page, '#plans')).toContain(plain(planTerms.timeText))
    expect(page.$(`#plans a[href="${home}?plan=custom#signup"]`)).toHaveLength(1)
  })

  test('agree with the table of their features', () => {
    const marks = pages.pricing.features.map((feature) => plans.map(({ id }) => feature[id]))
    expect(marks).toContainEqual(plans.map(({ writing }) => writing.included))
    expect(marks).toContainEqual(plans.map(({ languages }) => languages.count > 1))
  })

  test.each(plans.map(({ id }, position) => [id, position] as const))(
    'are compared on the page of %s by what each includes, and that one stands out',
    (id, position) => {
      const page = pageAt(localizedPath(`/pricing/${position}`, locale))
      const { features, shared } = pages.pricing
      const heads = page.$('.feature-table thead th').toArray()
      expect(heads.map((head) => plain(page.$(head).text()))).toEqual(
        [shared.table.feature, ...plans.map(({ name }) => name)].map(plain),
      )
      expect(heads.map((head) => page.$(head).attr('aria-current') !== undefined)).toEqual([
        false,
        ...plans.map((plan) => plan.id === id),
      ])
      const { included, excluded } = shared.table
      // Outlets stand in one row, or a reader would add them up.
      expect(rowsOf(page, '.feature-table').map((row) => row.slice(1))).toEqual([
        plans.map(({ outlets }) => plain(outlets.figure.fullText)),
        ...features.map((feature) => plans.map((plan) => plain(feature[plan.id] ? included : excluded))),
      ])
    },
  )

  test('are one link away on every page, in the header and in the footer', () => {
    const target = ({ base }: BuiltPage) => (base === '/' ? '#plans' : `${home}#plans`)
    const without = builtPages
      .filter((page) => page.locale === locale)
      .filter((page) =>
        ['.site-nav', '.site-footer'].some((place) => {
          const link = page.$(`${place} a[href="${target(page)}"]`)
          return plain(link.text()) !== plain(site.header.pricing)
        }),
      )
    expect(without.map(({ path }) => path)).toEqual([])
  })
})

test.each(LOCALES)('the sections of the home page in %s stand in their order', (locale) => {
  const { $ } = pageAt(localizedPath('/', locale))
  const sections = $('main section[id].section').toArray()
  expect(sections.map((section) => $(section).attr('id'))).toEqual([
    'services',
    'plans',
    'thai-distribution',
    'international-distribution',
    'how-it-works',
    'why-us',
    ...(getContent(locale).samples.testimonials.length > 0 ? ['testimonials'] : []),
    'next-step',
    'signup',
    'contact',
    'faq',
  ])
})
