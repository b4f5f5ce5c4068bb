import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentFolder } from '../../../tests/support/content.ts'
import { identitySchema } from '../schemas/company.ts'
import { composeIdentity } from './identity.ts'

const file = identitySchema.parse(parse(readFileSync(join(contentFolder, 'identity.yaml'), 'utf8')))

test.each([
  ['+66 2 123 4567', '0 2123 4567'],
  ['+66 81 234 5678', '08 1234 5678'],
  ['+65 6123 4567', '+65 6123 4567'],
])('%s is shown in Thai as %s, and the tel: link is the same in both languages', (phone, national) => {
  const [english, thai] = [composeIdentity({ ...file, phone }, 'en'), composeIdentity({ ...file, phone }, 'th')]
  expect([english.phone, thai.phone]).toEqual([phone, national])
  expect([english.phoneLink, thai.phoneLink]).toEqual(Array(2).fill(`tel:${phone.replaceAll(' ', '')}`))
})

test('the website is shown as a host name and linked by its URL', () => {
  const { website, websiteLink } = composeIdentity({ ...file, website: 'https://www.krajai.example' }, 'th')
  expect([website, websiteLink]).toEqual(['www.krajai.example', 'https://www.krajai.example'])
  expect(identitySchema.safeParse({ ...file, website: 'https://www.krajai.example/' }).success).toBe(false)
})

test('a social network without a URL is left out, and one at a reserved domain is not live', () => {
  const socialWith = (line: string) =>
    composeIdentity({ ...file, social: { linkedin: '', facebook: '', x: '', line } }, 'th').social
  expect(socialWith('https://line.example/a')).toEqual([
    { network: 'line', url: 'https://line.example/a', isLive: false },
  ])
  expect(socialWith('https://lin.ee/a')).toEqual([{ network: 'line', url: 'https://lin.ee/a', isLive: true }])
})

const open = { en: '', th: '' }
const openLegal = { name: open, registrationNumber: '', taxNumber: '', address: open, dataProtection: open }

test('only known details of the registration are listed', () => {
  const name = { en: 'Krajai Co., Ltd.', th: 'บริษัท กระจาย จำกัด' }
  const { registered } = composeIdentity({ ...file, legal: { ...openLegal, name } }, 'en')
  expect(registered).toEqual({ name: name.en })
})

test('a detail is required in both languages, and a number needs all its digits', () => {
  const given = (legal: object) => identitySchema.safeParse({ ...file, legal: { ...openLegal, ...legal } }).success
  expect(given({ taxNumber: '0105553000000' })).toBe(true)
  expect(given({ taxNumber: '0105' })).toBe(false)
  expect(given({ name: { en: 'Krajai Co., Ltd.', th: '' } })).toBe(false)
})
