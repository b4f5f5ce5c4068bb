import { expect, test } from 'vitest'
import { content } from './fixture-content.ts'
import { namesOfPages, placesOf } from './places.ts'
import { readSource } from './source-file.ts'
import { figureUses, usesIn } from './uses.ts'

test('a file names figures in sentences, as numbers to be drawn, and below its front matter', () => {
  const yaml = readSource('content/en/home.yaml', "lead: 'In {general.countries}+'\nitems:\n  - figure: thai.outlets\n")
  expect(usesIn(yaml)).toEqual([
    { file: 'home.yaml', key: 'lead', name: 'general.countries' },
    { file: 'home.yaml', key: 'items.0.figure', name: 'thai.outlets' },
  ])
  const markdown = readSource('content/th/legal/terms.md', '---\ntitle: x\n---\n{terms.noticeDays} วัน\n')
  expect(usesIn(markdown)).toEqual([{ file: 'legal/terms.md', key: '', name: 'terms.noticeDays' }])
})

test('what only search engines read is on no page', () => {
  const source = readSource('content/en/pages/about.yaml', 'meta:\n  title: Since {company.founded}\n')
  expect(usesIn(source)).toEqual([])
})

test('whoever names a note shows its figures', () => {
  const uses = figureUses([
    { file: 'notes.yaml', key: 'time', name: 'thai.hoursToPublication' },
    { file: 'faq.yaml', key: '0.answer', name: 'notes.time' },
    { file: 'faq.yaml', key: '1.answer', name: 'identity.phone' },
  ])
  expect(uses).toEqual([{ file: 'faq.yaml', key: '0.answer', name: 'thai.hoursToPublication' }])
})

const addressesOf = (file: string, key: string) =>
  placesOf({ file, key, name: '' }, content.en)?.map(({ base, anchor }) => base + anchor)

test('copy is found again where it is shown', () => {
  expect(addressesOf('home.yaml', 'howItWorks.lead')).toEqual(['/#how-it-works'])
  expect(addressesOf('services.yaml', '3.description')).toEqual(['/services/targeted-distribution'])
  expect(addressesOf('services.yaml', '0.line')).not.toContain('/services/global-distribution')
  expect(addressesOf('pages/pricing.yaml', 'plans.2.long.0')).toEqual(['/pricing/2'])
  expect(addressesOf('faq.yaml', '0.answer')).toEqual(['/#how-long', '/faq#how-long'])
  expect(addressesOf('legal/privacy.md', '')).toEqual(['/privacy'])
  expect(addressesOf('mail.yaml', 'hours')).toEqual([])
  expect(addressesOf('elsewhere.yaml', 'lead')).toBeUndefined()
})

test('pages go by the names that they have elsewhere', () => {
  expect(namesOfPages(content.en).get('plan-enterprise')).toBe('Enterprise')
})

test('every figure stands somewhere', () => {
  for (const { ledger } of Object.values(content)) {
    const lines = ledger.groups.flatMap((group) => group.lines)
    expect(lines.filter(({ places }) => places.length === 0).map(({ figure }) => figure.path)).toEqual([])
  }
})
