import { expect, test } from 'vitest'
import type { Identity } from '../content/identity.ts'
import type { ListedPage } from './listed-pages.ts'
import { pageGraph, scriptJson } from './structured-data.ts'

const identity: Identity = {
  placeholder: true,
  name: 'Krajai Newswire',
  logo: { first: 'Krajai', second: 'Newswire' },
  phone: '+66 2 000 0000',
  phoneLink: 'tel:+6620000000',
  email: 'hello@krajai.example',
  website: 'www.krajai.example',
  websiteLink: 'https://www.krajai.example',
  address: { street: 'Road', district: 'District', city: 'Bangkok', postalCode: '10110', country: 'Thailand' },
  addressLine: '',
  open: 'to be confirmed',
  legalName: 'to be confirmed',
  legalAddress: 'to be confirmed',
  registrationNumber: 'to be confirmed',
  taxNumber: 'to be confirmed',
  dataProtection: 'to be confirmed',
  registered: {},
  billing: {
    vat: 'open',
    baht: 'open',
    transfer: 'open',
    promptPay: 'open',
    card: 'open',
    swift: 'open',
    bank: 'to be confirmed',
  },
  social: [],
}
const company = { identity, otherName: 'กระจายนิวส์ไวร์', description: 'A newswire', foundingYear: 2010 }
const page: ListedPage = {
  locale: 'en',
  base: '/',
  title: 'A </script><script>alert(1)</script> title',
  description: 'Description',
  trail: [{ name: 'Home', path: '/' }],
  subject: { kind: 'home' },
}
const site = new URL('https://krajai.example')
const picture = '/share/en/world.png'

test('no text can end the script element that it stands in', () => {
  const json = scriptJson(pageGraph(page, company, picture, site))
  expect(json).not.toContain('<')
  expect(JSON.parse(json)['@graph'][0].name).toBe(page.title)
})

test('an article’s data say when it appeared, and when it was corrected if it was', () => {
  const article = {
    kind: 'article' as const,
    excerpt: 'Excerpt',
    published: new Date('2026-08-05'),
    section: 'Writing',
  }
  const postingOf = (subject: ListedPage['subject']) =>
    JSON.parse(scriptJson(pageGraph({ ...page, subject }, company, picture, site)))['@graph'].find(
      (node: { '@type': string }) => node['@type'] === 'BlogPosting',
    )
  expect(postingOf(article)).toMatchObject({ datePublished: '2026-08-05' })
  expect(postingOf(article)).not.toHaveProperty('dateModified')
  const corrected = new Date('2026-12-01')
  expect(postingOf({ ...article, corrected })).toMatchObject({
    datePublished: '2026-08-05',
    dateModified: '2026-12-01',
  })
})

test('only networks that have an address are named', () => {
  const without = JSON.stringify(pageGraph(page, company, picture, site))
  expect(without).not.toContain('sameAs')
  const social: Identity['social'] = [
    { network: 'x', url: 'https://x.example/krajai', isLive: false },
    { network: 'line', url: 'https://lin.ee/krajai', isLive: true },
  ]
  const withLine = JSON.stringify(pageGraph(page, { ...company, identity: { ...identity, social } }, picture, site))
  expect(withLine).toContain('"sameAs":["https://lin.ee/krajai"]')
})

test('the company’s data say of the registration what is known, and nothing of what is not', () => {
  const organizationOf = (registered: Identity['registered']) => {
    const graph = JSON.parse(
      scriptJson(pageGraph(page, { ...company, identity: { ...identity, registered } }, picture, site)),
    )
    return graph['@graph'].find((node: { '@type': string }) => node['@type'] === 'Organization')
  }
  const open = organizationOf({})
  expect(JSON.stringify(open)).not.toMatch(/confirmed|legalName|taxID|identifier|legalAddress|data protection/)
  expect(open.address.addressLocality).toBe('District, Bangkok')
  expect(
    organizationOf({
      name: 'Krajai Co., Ltd.',
      address: '1 Road, Bangkok 10110',
      registrationNumber: '0105553000001',
      taxNumber: '0105553000002',
      dataProtection: 'Data Protection Officer',
    }),
  ).toMatchObject({
    legalName: 'Krajai Co., Ltd.',
    legalAddress: { streetAddress: '1 Road, Bangkok 10110', addressCountry: 'TH' },
    identifier: { value: '0105553000001' },
    taxID: '0105553000002',
    contactPoint: [
      { contactType: 'customer service' },
      { contactType: 'data protection', name: 'Data Protection Officer', email: 'hello@krajai.example' },
    ],
  })
})
