import { expect, test } from 'vitest'
import { content } from '../../tests/support/content.ts'
import type { Identity } from '../content/identity.ts'
import type { ListedPage } from './listed-pages.ts'
import { pageGraph, scriptJson } from './structured-data.ts'

const identity: Identity = { ...content.en.identity, registered: {}, social: [] }
const home: ListedPage = {
  locale: 'en',
  base: '/',
  title: 'A </script><script>alert(1)</script> title',
  description: 'Description',
  trail: [{ name: 'Home', path: '/' }],
}

function graphOf(page: Partial<ListedPage>, company: Partial<Identity> = {}) {
  const graph = pageGraph(
    { ...home, ...page },
    { ...content.en, identity: { ...identity, ...company } },
    '/share/en/world.png',
    new URL('https://krajai.example'),
  )
  const json = scriptJson(graph)
  const nodes: { '@type': string; name: string }[] = JSON.parse(json)['@graph']
  return { json, nodeOf: (type: string) => nodes.find((node) => node['@type'] === type) }
}

test('no text can end the script element that it stands in', () => {
  const { json, nodeOf } = graphOf({})
  expect(json).not.toContain('<')
  expect(nodeOf('WebSite')?.name).toBe(identity.name)
})

test('an article’s data say when it appeared, and when it was corrected if it was', () => {
  const article = {
    kind: 'article' as const,
    excerpt: 'Excerpt',
    published: new Date('2026-08-05'),
    section: 'Writing',
  }
  const posting = graphOf({ subject: article }).nodeOf('BlogPosting')
  expect(posting).toMatchObject({ datePublished: '2026-08-05' })
  expect(posting).not.toHaveProperty('dateModified')
  const corrected = new Date('2026-12-01')
  expect(graphOf({ subject: { ...article, corrected } }).nodeOf('BlogPosting')).toMatchObject({
    dateModified: '2026-12-01',
  })
})

test('the company’s data say what is known, and nothing of what is not', () => {
  expect(graphOf({}).json).not.toMatch(/confirmed|legalName|taxID|sameAs/)
  const social: Identity['social'] = [
    { network: 'x', url: 'https://x.example/krajai', isLive: false },
    { network: 'line', url: 'https://lin.ee/krajai', isLive: true },
  ]
  const registered = { name: 'Krajai Co., Ltd.', taxNumber: '0105553000002' }
  expect(graphOf({}, { registered, social }).nodeOf('Organization')).toMatchObject({
    legalName: registered.name,
    taxID: registered.taxNumber,
    sameAs: ['https://lin.ee/krajai'],
  })
})
