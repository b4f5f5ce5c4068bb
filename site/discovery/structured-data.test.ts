import { expect, test } from 'vitest'
import { content } from '../../tests/support/content.ts'
import type { Identity } from '../content/compose/identity.ts'
import type { ListedPage } from './listed-pages.ts'
import { composeStructuredData } from './structured-data.ts'

const identity: Identity = { ...content.en.identity, registered: {}, social: [] }
const home: ListedPage = {
  locale: 'en',
  base: '/',
  title: 'A </script><script>alert(1)</script> title',
  description: 'Description',
  name: 'Home',
  breadcrumbs: [{ name: 'Home', path: '/' }],
}

function createGraph(page: Partial<ListedPage>, company: Partial<Identity> = {}) {
  const json = composeStructuredData(
    { ...home, ...page },
    { ...content.en, identity: { ...identity, ...company } },
    new URL('https://krajai.example'),
  )
  const nodes: { '@type': string; name: string }[] = JSON.parse(json)['@graph']
  return { json, nodeOf: (type: string) => nodes.find((node) => node['@type'] === type) }
}

test('texts cannot close the script element', () => {
  const { json, nodeOf } = createGraph({})
  expect(json).not.toContain('<')
  expect(nodeOf('WebSite')?.name).toBe(identity.name)
})

test('an article has its date of publication, and its date of correction if it was corrected', () => {
  const article = {
    kind: 'article' as const,
    excerpt: 'Excerpt',
    published: new Date('2026-08-05'),
    section: 'Writing',
  }
  const posting = createGraph({ subject: article }).nodeOf('BlogPosting')
  expect(posting).toMatchObject({ datePublished: '2026-08-05' })
  expect(posting).not.toHaveProperty('dateModified')
  const corrected = new Date('2026-12-01')
  expect(createGraph({ subject: { ...article, corrected } }).nodeOf('BlogPosting')).toMatchObject({
    dateModified: '2026-12-01',
  })
})

test('the company has only its known details', () => {
  expect(createGraph({}).json).not.toMatch(/confirmed|legalName|taxID|sameAs/)
  const social: Identity['social'] = [
    { network: 'x', url: 'https://x.example/krajai', isLive: false },
    { network: 'line', url: 'https://lin.ee/krajai', isLive: true },
  ]
  const registered = { name: 'Krajai Co., Ltd.', taxNumber: '0105553000002' }
  expect(createGraph({}, { registered, social }).nodeOf('Organization')).toMatchObject({
    legalName: registered.name,
    taxID: registered.taxNumber,
    sameAs: ['https://lin.ee/krajai'],
  })
})
