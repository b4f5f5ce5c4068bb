import { describe, expect, test } from 'vitest'
import { figureValue } from '../../site/content/figure.ts'
import { content } from '../../site/content/fixture-content.ts'
import { type BuiltPage, bytesAt, listedPages, onEvery, ownPath, pageAt, textOf } from './built-site.ts'

type Node = { '@type': string; '@id'?: string } & Record<string, unknown>

function graphOf({ $, path }: BuiltPage): Node[] {
  const scripts = $('script[type="application/ld+json"]')
  if (scripts.length !== 1) throw new Error(`${path} has ${scripts.length} blocks of structured data`)
  const data = JSON.parse(scripts.text()) as { '@context': string; '@graph': Node[] }
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

const nodeOf = (page: BuiltPage, type: string) => {
  const found = graphOf(page).filter((node) => node['@type'] === type)
  expect(found, type).toHaveLength(1)
  return found[0] as Node
}

/** What schema.org, and who reads it, needs of each type. */
const REQUIRED: Record<string, readonly string[]> = {
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  WebPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf', 'primaryImageOfPage'],
  AboutPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf', 'breadcrumb'],
  FAQPage: ['name', 'url', 'inLanguage', 'mainEntity'],
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'description', 'provider', 'offers', 'url'],
  Product: ['name', 'description', 'image', 'brand', 'offers'],
  Offer: ['url', 'seller'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitText'],
  BlogPosting: ['headline', 'url'],
  Blog: ['name', 'url', 'blogPost'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ContactPoint: ['contactType', 'telephone', 'email', 'availableLanguage'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  ImageObject: ['url', 'width', 'height'],
  ListItem: ['position', 'name', 'item'],
  Brand: ['name'],
}

/** Every object in a piece of data, the outer ones first. */
function objectsIn(data: unknown): Node[] {
  if (Array.isArray(data)) return data.flatMap(objectsIn)
  if (typeof data !== 'object' || data === null) return []
  return [data as Node, ...Object.values(data).flatMap(objectsIn)]
}

/** Properties whose value is an address. */
const ADDRESSES = ['url', 'item', 'image', '@id']

function addressesIn(graph: Node[]): { address: string; isName: boolean }[] {
  return objectsIn(graph).flatMap((node) =>
    ADDRESSES.flatMap((name) => {
      const value = node[name]
      return typeof value === 'string' ? [{ address: value, isName: name === '@id' }] : []
    }),
  )
}

describe('the structured data of every page', () => {
  test('has what each type needs, and no reviews of ourselves', () => {
    onEvery(listedPages, (page) => {
      const graph = graphOf(page)
      for (const node of objectsIn(graph)) {
        const type = node['@type']
        if (!type) {
          // A reference to another node has nothing but its name.
          expect(Object.keys(node)).toEqual(['@id'])
          continue
        }
        expect(REQUIRED, type).toHaveProperty(type)
        for (const name of REQUIRED[type] ?? []) expect(node[name], `${type} ${name}`).toBeTruthy()
      }
      expect(JSON.stringify(graph)).not.toMatch(/"(?:aggregateRating|review|reviewRating|Review)"/)
    })
  })

  test('names only addresses of this site that exist', () => {
    onEvery(listedPages, (page) => {
      const graph = graphOf(page)
      for (const { address, isName } of addressesIn(graph)) {
        const { path, anchor } = ownPath(address)
        const isPage = listedPages.some((candidate) => candidate.path === path)
        expect(isPage || bytesAt(path) !== undefined, address).toBe(true)
        if (isPage && anchor && !isName) expect(pageAt(path).$(`[id="${anchor}"]`).length, address).toBe(1)
      }
    })
  })

  test('refers only to nodes that are there', () => {
    onEvery(listedPages, (page) => {
      const graph = graphOf(page)
      const names = new Set(graph.map((node) => node['@id']))
      const references = objectsIn(graph).filter((node) => Object.keys(node).join() === '@id')
      expect(references.map((node) => node['@id']).filter((name) => !names.has(name))).toEqual([])
      expect(names.size).toBe(graph.length)
    })
  })

  test('shows the trail that the page shows', () => {
    onEvery(listedPages, (page) => {
      if (page.base === '/') return
      const { $ } = page
      const shown = $('.breadcrumb li')
        .toArray()
        .map((item) => $(item).text().replaceAll('\u00A0', ' '))
      const items = nodeOf(page, 'BreadcrumbList').itemListElement as { name: string; item: string; position: number }[]
      expect(items.map(({ name }) => name)).toEqual(shown)
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      const links = $('.breadcrumb a')
        .toArray()
        .map((link) => $(link).attr('href'))
      const paths = items
        .map(({ item }) => ownPath(item))
        .map(({ path, anchor }) => (anchor ? `${path}#${anchor}` : path))
      expect(paths).toEqual([...links, page.path])
    })
  })

  test('says nothing in the markup of scripts', () => {
    onEvery(listedPages, (page) => {
      expect(page.$('script[type="application/ld+json"]').text()).not.toMatch(/</)
    })
  })
})

const at = (pattern: RegExp) => listedPages.filter(({ base }) => pattern.test(base))

describe('the home page and the page about the company', () => {
  test('tells who the company is', () => {
    onEvery(at(/^\/$|^\/about$/), (page) => {
      expect(nodeOf(page, 'Organization')).toMatchObject({
        foundingDate: String(figureValue(content.en.figures, 'company.founded')),
        contactPoint: [{ telephone: expect.stringMatching(/^\+66\d+$/), availableLanguage: ['en', 'th'] }],
        address: { addressCountry: 'TH' },
        logo: { url: expect.stringMatching(/\.png$/) },
      })
    })
  })
})

describe('every service', () => {
  test('is a service of the company, on offer', () => {
    onEvery(at(/^\/services\//), (page) => {
      expect(nodeOf(page, 'Service').name).toBe(textOf(page, 'h1').replaceAll(' ', ' '))
      expect(nodeOf(page, 'Service').offers).toMatchObject({ '@type': 'Offer' })
    })
  })
})

describe('every plan', () => {
  test('is offered at the price that it shows', () => {
    onEvery(at(/^\/pricing\//), (page) => {
      const offer = nodeOf(page, 'Product').offers as { price: number; priceCurrency: string }
      expect(offer).toMatchObject({ priceCurrency: 'USD', price: expect.any(Number) })
      const price = offer.price.toLocaleString('en')
      expect(textOf(page, '.price-sheet')).toContain(page.locale === 'en' ? `$${price}` : `${price} ดอลลาร์สหรัฐ`)
    })
  })
})

describe('every article', () => {
  test('is a posting with the headline, the date and the subject that it shows', () => {
    onEvery(at(/^\/blog\/./), (page) => {
      const { $ } = page
      expect(nodeOf(page, 'BlogPosting')).toMatchObject({
        headline: textOf(page, 'h1'),
        datePublished: $('.byline time').attr('datetime')?.slice(0, 10),
        inLanguage: page.locale,
        image: $('meta[property="og:image"]').attr('content'),
      })
    })
  })
})

describe('the page of questions', () => {
  test('has every question that it shows, with its answer', () => {
    onEvery(at(/^\/faq$/), (page) => {
      const questions = nodeOf(page, 'FAQPage').mainEntity as { name: string; acceptedAnswer: { text: string } }[]
      expect(questions).toHaveLength(page.$('.accordion details').length)
      const shown = textOf(page, 'main')
      for (const { name, acceptedAnswer } of questions) {
        expect(shown).toContain(name)
        expect(shown).toContain(acceptedAnswer.text)
      }
    })
  })
})
