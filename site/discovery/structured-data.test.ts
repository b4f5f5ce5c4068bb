import { expect, test } from 'vitest'
import type { Identity } from '../content/identity.ts'
import type { ListedPage } from './listed-page.ts'
import { pageGraph, scriptJson } from './structured-data.ts'

const identity: Identity = {
  placeholder: true,
  name: 'Krajai Newswire',
  logo: { first: 'Krajai', second: 'Newswire' },
  phone: '+66 2 000 0000',
  phoneLink: 'tel:+6620000000',
  email: 'hello@krajai.example',
  address: { street: 'Road', district: 'District', city: 'Bangkok', postalCode: '10110', country: 'Thailand' },
  addressLine: '',
  legalName: 'Krajai Newswire Co., Ltd.',
  legalAddress: 'Bangkok, Thailand',
  registrationNumber: '0105553000000',
  taxNumber: '0105553000000',
  social: [],
}
const company = { identity, otherName: 'กระจายนิวส์ไวร์', description: 'A newswire', foundingYear: 2010 }
const page: ListedPage = {
  locale: 'en',
  base: '/',
  title: 'A </script><script>alert(1)</script> title',
  description: 'Description',
  dateline: 'BANGKOK',
  heading: 'Heading',
  lead: 'Lead',
  trail: [{ name: 'Home', path: '/' }],
  subject: { kind: 'home' },
}
const site = new URL('https://krajai.example')

test('no text can end the script element that it stands in', () => {
  const json = scriptJson(pageGraph(page, company, site))
  expect(json).not.toContain('<')
  expect(JSON.parse(json)['@graph'][0].name).toBe(page.title)
})

test('only networks that have an address are named', () => {
  const without = JSON.stringify(pageGraph(page, company, site))
  expect(without).not.toContain('sameAs')
  const social = [{ network: 'line' as const, url: 'https://line.example/krajai' }]
  const withLine = JSON.stringify(pageGraph(page, { ...company, identity: { ...identity, social } }, site))
  expect(withLine).toContain('"sameAs":["https://line.example/krajai"]')
})
