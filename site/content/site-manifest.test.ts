import { expect, test } from 'vitest'
import { content, contentWith } from './fixture-content.ts'
import { manifestOf } from './site-manifest.ts'

const manifest = manifestOf(content, 'https://www.krajai.example/', [])

test('the server says what the content says, in both languages', () => {
  const { en, th } = content
  expect(manifest.company.en.name).toBe(en.identity.name)
  expect(manifest.mail.th.interests.enterprise).toBe(th.plans[2].name)
  expect(manifest.mail.en.next.signup).toHaveLength(en.forms.signup.next.steps.length)
  expect(manifest.mail.en.hours).toContain('Monday to Friday, 9:00 AM to 6:00 PM ICT')
  expect(manifest.mail.th.hours).toContain('วันจันทร์–ศุกร์ 9.00–18.00 น.')
  expect(manifest.serviceSlugs).toEqual(en.services.map(({ slug }) => slug))
  expect(manifest.termsVersion).toBe('2023-05-01')
  expect(manifest.refusedTitlePrefix).toEqual({ en: 'Error: ', th: 'พบข้อผิดพลาด: ' })
  expect(manifest.company.th).toMatchObject({ phone: '0 2000 0000', phoneLink: 'tel:+6620000000' })
  const { registered } = manifest.company.en
  expect(registered.map(({ label }) => label)).toEqual(Object.values(en.site.footer.registered))
  expect(registered[0]?.value).toBe(en.identity.legalName)
  expect(manifest.origin).toBe('https://www.krajai.example')
})

test('what goes into a mail has plain spaces and no marks between letters', () => {
  const { answers: _, ...rest } = manifest
  expect(JSON.stringify(rest)).not.toMatch(/[\u2060\u200B\u00A0]/)
})

test('another name of the company reaches pages, mails and headers', () => {
  const renamed = contentWith(({ change }) => {
    change('identity.yaml', /Krajai Newswire/g, 'Baan Wire')
    change('identity.yaml', /กระจายนิวส์ไวร์/g, 'บ้านไวร์')
  })
  const said = JSON.stringify([renamed.en, renamed.th, manifestOf(renamed, 'http://localhost:3000', [])])
  expect(said).toContain('Baan Wire')
  expect(said).not.toMatch(/Krajai Newswire|กระจายนิวส์ไวร์/)
})
