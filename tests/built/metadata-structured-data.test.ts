import { describe, expect, test } from 'vitest'
import { getFigureValue } from '../../site/content/compose/figure.ts'
import { content } from '../support/content.ts'
import { type BuiltPage, bytesAt, listedPages, onEvery, ownPath, textOf } from './built-site.ts'

type Node = { '@type': string; '@id'?: string } & Record<string, unknown>

const graphOf = ({ $ }: BuiltPage) =>
  (JSON.parse($('script[type="application/ld+json"]').text()) as { '@graph': Node[] })['@graph']

function nodeOf(page: BuiltPage, type: string): Node {
  const found = graphOf(page).find((node) => node['@type'] === type)
  if (!found) throw new Error(`has no ${type}`)
  return found
}

/** Every object in a piece of data, the outer ones first. */
function objectsIn(data: unknown): Node[] {
  if (Array.isArray(data)) return data.flatMap(objectsIn)
  if (typeof data !== 'object' || data === null) return []
  return [data as Node, ...Object.values(data).flatMap(objectsIn)]
}

describe('the structured data of every page', () => {
  test('names only addresses of this site that exist, and only nodes that are there', () => {
    onEvery(listedPages, (page) => {
      const objects = objectsIn(graphOf(page))
      const ids = new Set(graphOf(page).map((node) => node['@id']))
      for (const { url, item, image, ...node } of objects) {
        if (Object.keys(node).join() === '@id') expect(ids).toContain(node['@id'])
        for (const address of [url, item, image]) {
          if (typeof address !== 'string') continue
          const { path, anchor } = ownPath(address)
          const target = listedPages.find((candidate) => candidate.path === path)
          expect(target !== undefined || bytesAt(path) !== undefined, address).toBe(true)
          if (target && anchor) expect(target.$(`[id="${anchor}"]`).length, address).toBe(1)
        }
      }
    })
  })

  test('holds no reviews of ourselves', () => {
    onEvery(listedPages, (page) => {
      expect(JSON.stringify(graphOf(page))).not.toMatch(/"(?:aggregateRating|review|reviewRating|Review)"/)
    })
  })

  test('shows the breadcrumbs that the page shows', () => {
    onEvery(
      listedPages.filter(({ base }) => base !== '/'),
      (page) => {
        const { $ } = page
        const items = nodeOf(page, 'BreadcrumbList').itemListElement as { name: string; item: string }[]
        const shown = $('.breadcrumb li')
          .toArray()
          .map((item) => $(item).text().replaceAll('\u00A0', ' '))
        expect(items.map(({ name }) => name)).toEqual(shown)
        const links = $('.breadcrumb a')
          .toArray()
          .map((link) => $(link).attr('href'))
        const paths = items.map(({ item }) => ownPath(item)).map(({ path, anchor }) => path + (anchor && `#${anchor}`))
        expect(paths).toEqual([...links, page.path])
      },
    )
  })
})

const at = (pattern: RegExp) => listedPages.filter(({ base }) => pattern.test(base))

test('every page tells who the company is', () => {
  onEvery(listedPages, (page) => {
    expect(nodeOf(page, 'Organization')).toMatchObject({
      foundingDate: String(getFigureValue(content.en.figures, 'company.founded')),
      contactPoint: { telephone: expect.stringMatching(/^\+66\d+$/), availableLanguage: ['en', 'th'] },
      address: { addressCountry: 'TH' },
      logo: { url: expect.stringMatching(/\.png$/) },
    })
  })
})

test('every service is a service of the company, on offer', () => {
  onEvery(at(/^\/services\//), (page) => {
    expect(nodeOf(page, 'Service')).toMatchObject({ name: textOf(page, 'h1'), offers: { '@type': 'Offer' } })
  })
})

test('every plan is offered at the price that it shows', () => {
  onEvery(at(/^\/pricing\//), (page) => {
    const offer = nodeOf(page, 'Product').offers as { price: number; priceCurrency: string }
    expect(offer.priceCurrency).toBe('USD')
    const price = offer.price.toLocaleString('en')
    expect(textOf(page, '.price-sheet')).toContain(page.locale === 'en' ? `$${price}` : `${price} ดอลลาร์สหรัฐ`)
  })
})

test('every article is a posting with the headline, the date and the picture that it shows', () => {
  onEvery(at(/^\/blog\/./), (page) => {
    expect(nodeOf(page, 'BlogPosting')).toMatchObject({
      headline: textOf(page, 'h1'),
      datePublished: page.$('.byline time').attr('datetime')?.slice(0, 10),
      inLanguage: page.locale,
      image: page.$('meta[property="og:image"]').attr('content'),
    })
  })
})

test('the page of questions has every question that it shows, with its answer', () => {
  onEvery(at(/^\/faq$/), (page) => {
    const questions = nodeOf(page, 'FAQPage').mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(questions).toHaveLength(page.$('details[data-group=faq]').length)
    const letters = (text: string) => text.replace(/\s/g, '')
    const shown = letters(textOf(page, 'main'))
    for (const { name, acceptedAnswer } of questions)
      for (const said of [name, acceptedAnswer.text]) expect(shown).toContain(letters(said))
  })
})
