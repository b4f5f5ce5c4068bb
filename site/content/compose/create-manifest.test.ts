import { expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { isoDay } from '../../../contract/time.ts'
import { content, contentWith } from '../../../tests/support/content.ts'
import { createManifest } from './create-manifest.ts'

const manifest = createManifest(content, 'https://www.krajai.example/', [])

test('the manifest has the texts of the content in both languages', () => {
  const { en, th } = content
  expect(manifest.company.en.name).toBe(en.identity.name)
  expect(manifest.mail.th.interests.enterprise).toBe(th.plans[2].name)
  for (const locale of LOCALES) {
    const { next, hours } = manifest.mail[locale]
    for (const form of ['signup', 'contact'] as const) {
      const said = [...next[form], hours[form]].join('\n')
      for (const path of ['hours.firstDay', 'hours.closes'])
        expect(said.split(content[locale].figures.get(path)?.fullText ?? ''), path).toHaveLength(2)
    }
  }
  expect(manifest.serviceSlugs).toEqual(en.services.map(({ slug }) => slug))
  expect(manifest.termsVersion).toBe(isoDay(en.legal.terms.updated))
  expect(manifest.refusedTitlePrefix.en).not.toBe(manifest.refusedTitlePrefix.th)
  expect(manifest.refusedSentence.en).toMatch(/^[A-Z].+ .+\.$/)
  expect(manifest.refusedSentence.th).toBe(th.forms.errors.sentence)
  expect(manifest.sendAgainIn.th).toBe(th.forms.help.wait)
  expect(manifest.company.th).toMatchObject({
    phone: th.identity.phone,
    phoneLink: th.identity.phoneLink,
  })
  expect(manifest.origin).toBe('https://www.krajai.example')
})

test('the manifest has only known registered details', () => {
  const known = contentWith(({ change }) => {
    const unknown = "{ en: '', th: '' }"
    const legal = `name: ${unknown}, registrationNumber: '', address: ${unknown}, dataProtection: ${unknown}`
    change('identity.yaml', /^legal:\n(?: .*\n)+/m, `legal: { ${legal}, taxNumber: '0105553000002' }\n`)
  })
  expect(createManifest(known, 'http://localhost:3000', []).company.en.registered).toEqual([
    { label: 'Tax ID', value: '0105553000002' },
  ])
})

test('a new company name reaches the texts of pages and mails', () => {
  const before = { en: content.en.identity.name, th: content.th.identity.name }
  const renamed = contentWith(({ change }) => {
    // The registered name may have it too.
    change('identity.yaml', RegExp(before.en, 'g'), 'Baan Wire')
    change('identity.yaml', RegExp(before.th, 'g'), 'บ้านไวร์')
  })
  const said = JSON.stringify([renamed.en, renamed.th, createManifest(renamed, 'http://localhost:3000', [])])
  expect(said).toContain('Baan Wire')
  expect(said).not.toContain(before.en)
})
