import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { COMPANY } from '../../server/delivery/mail/company.ts'
import { acknowledgementWords } from '../../server/delivery/mail/words.ts'

const content = (file: string) => parse(readFileSync(join(import.meta.dirname, '../../content', file), 'utf8'))

it('mail is from the company that the site is of', () => {
  const { placeholder, name, phone, email, address } = content('identity.yaml')
  expect(COMPANY).toMatchObject({ placeholder, name, phone, email })
  for (const locale of ['en', 'th'] as const) {
    for (const part of Object.values(address[locale])) expect(COMPANY.address[locale]).toContain(part)
  }
})

it('mail and site name the same hours', () => {
  const { opens, closes, firstDay, lastDay } = content('facts.yaml').hours
  expect([opens, closes, firstDay, lastDay].map(({ value }) => value)).toEqual([9, 18, 1, 5])
  expect(COMPANY.hours).toEqual({
    en: 'Monday to Friday, 9:00 AM to 6:00 PM ICT',
    th: 'วันจันทร์–ศุกร์ 9.00–18.00 น.',
  })
})

it('mail names the plans as the site does', () => {
  const plans = content('en/plans.yaml')
  const names = JSON.stringify(plans)
  for (const plan of ['basic', 'professional', 'enterprise'] as const) {
    expect(names).toContain(`"${acknowledgementWords.en.interests[plan]}"`)
  }
})
