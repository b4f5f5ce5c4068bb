import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentFolder } from './fixture-content.ts'
import { identityIn } from './identity.ts'
import { identitySchema } from './schemas/company.ts'

const file = identitySchema.parse(parse(readFileSync(join(contentFolder, 'identity.yaml'), 'utf8')))

test('the identity speaks the language of the page', () => {
  const address = {
    en: {
      street: 'Sukhumvit Road',
      district: 'Khlong Toei',
      city: 'Bangkok',
      postalCode: '10110',
      country: 'Thailand',
    },
    th: {
      street: 'ถนนสุขุมวิท',
      district: 'เขตคลองเตย',
      city: 'กรุงเทพมหานคร',
      postalCode: '10110',
      country: 'ประเทศไทย',
    },
  }
  const here = { ...file, address, phone: '+66 2 000 0000' }
  expect(identityIn(here, 'en').phoneLink).toBe('tel:+6620000000')
  expect(identityIn(here, 'en').addressLine).toBe('Sukhumvit Road, Khlong Toei, Bangkok\u00A010110, Thailand')
  expect(identityIn(here, 'th').addressLine).toBe('ถนนสุขุมวิท เขตคลองเตย กรุงเทพมหานคร 10110')
})

test('the site has an address to read and one to follow', () => {
  const { website, websiteLink } = identityIn({ ...file, website: 'https://www.krajai.example' }, 'th')
  expect({ website, websiteLink }).toEqual({
    website: 'www.krajai.example',
    websiteLink: 'https://www.krajai.example',
  })
  expect(identitySchema.safeParse({ ...file, website: 'https://www.krajai.example/' }).success).toBe(false)
})

test('a network without an address is not shown', () => {
  const social = { linkedin: '', facebook: '', x: '', line: 'https://line.example/krajai' }
  expect(identityIn({ ...file, social }, 'th').social).toEqual([
    { network: 'line', url: 'https://line.example/krajai', isLive: false },
  ])
  const real = identityIn({ ...file, social: { ...social, line: 'https://lin.ee/krajai' } }, 'th')
  expect(real.social).toEqual([{ network: 'line', url: 'https://lin.ee/krajai', isLive: true }])
})

test.each([
  ['+66 2 000 0000', '0 2000 0000'],
  ['+66 2 123 4567', '0 2123 4567'],
  ['+66 81 234 5678', '08 1234 5678'],
  ['+65 6123 4567', '+65 6123 4567'],
])('%s is shown to Thai readers as %s, and dialed the same from anywhere', (phone, atHome) => {
  const [english, thai] = [identityIn({ ...file, phone }, 'en'), identityIn({ ...file, phone }, 'th')]
  expect(thai.phone.replaceAll('\u00A0', ' ')).toBe(atHome)
  expect(english.phone.replaceAll('\u00A0', ' ')).toBe(phone)
  expect(thai.phoneLink).toBe(english.phoneLink)
  expect(thai.phoneLink).toBe(`tel:${phone.replaceAll(' ', '')}`)
})

const openLegal = {
  name: { en: '', th: '' },
  registrationNumber: '',
  taxNumber: '',
  address: { en: '', th: '' },
  dataProtection: { en: '', th: '' },
}

test('what is not known of the registration reads so on a page, and is kept from machines', () => {
  const open = identityIn({ ...file, legal: openLegal }, 'th')
  expect([open.legalName, open.legalAddress, open.registrationNumber, open.taxNumber, open.dataProtection]).toEqual(
    Array(5).fill(file.open.th),
  )
  expect(open.registered).toEqual({})
  const named = { ...openLegal, name: { en: 'Krajai Co., Ltd.', th: 'บริษัท กระจาย จำกัด' }, taxNumber: '0105553000000' }
  const half = identityIn({ ...file, legal: named }, 'en')
  expect(half.legalName).toBe('Krajai Co., Ltd.')
  expect(half.registrationNumber).toBe(file.open.en)
  expect(half.registered).toEqual({ name: 'Krajai Co., Ltd.', taxNumber: '0105553000000' })
})

test('a slot is filled in in both languages, and a number in full', () => {
  const given = (legal: object) => identitySchema.safeParse({ ...file, legal: { ...openLegal, ...legal } }).success
  expect(given({})).toBe(true)
  expect(given({ name: { en: 'Krajai Co., Ltd.', th: '' } })).toBe(false)
  expect(given({ taxNumber: '0105' })).toBe(false)
  expect(given({ taxNumber: '0105553000000' })).toBe(true)
})
