import { expect, test } from 'vitest'
import { content, contentWith } from '../../tests/support/content.ts'

test('placeholders and figures have the number format of their language', () => {
  const { en, th } = contentWith(({ change }) => {
    change('facts.yaml', /(?<=enterprise:\n +price: \{ value: )\d+/, '1234')
    change('facts.yaml', /(?<=opens: \{ value: )\d+/, '5')
    change('en/site.yaml', /skipLink: .*/, "skipLink: '{hours.opens} ICT'")
    change('th/site.yaml', /skipLink: .*/, "skipLink: '{hours.opens} น.'")
  })
  expect([en.site.skipLink, th.site.skipLink]).toEqual(['5:00\u00A0AM ICT', '5.00 น.'])
  const text = '1,234\u00A0ดอลลาร์สหรัฐ'
  const figure = { path: 'plans.enterprise.price', value: 1234, text, atLeast: false, fullText: text }
  expect(th.plans[2].price?.figure).toEqual(figure)
  const lowest = th.figures.get('plans.basic.price')?.value
  expect(th.planTerms.summary).toMatch(new RegExp(`^${lowest}–1,234\u00A0ดอลลาร์สหรัฐ `))
  expect(en.home.testimonials.slide).toBe('Slide {n} of {total}')
})

test('a promise of the company is a sentence of the copy, and leaves no gap until it is known', () => {
  const contactLead = (promise: string) =>
    contentWith(({ change }) => {
      change('en/home.yaml', /half a release\. .*/, "half a release. {promises.answer} Soon.'")
      change('identit?.yaml', /answer: \{.*\}/, `answer: { en: '${promise}', th: '${promise}' }`)
    }).en.home.contact.lead
  expect(contactLead('')).toMatch(/half a release\. Soon\.$/)
  expect(contactLead('We answer today.')).toMatch(/half a release\. We answer today\. Soon\.$/)
})

test('placeholders in front matter are filled in', () => {
  const { en } = contentWith(({ change }) => {
    change('en/legal/terms.md', /^description: .*/m, "description: 'Terms of {identity.name}'")
    change('en/resources/strategy-guide/01-aim.md', /^lead: .*/m, "lead: 'Why {general.countries}'")
  })
  expect(en.legal.terms.description).toBe(`Terms of ${en.identity.name}`)
  expect(en.chapters[0]?.lead).toBe(`Why ${content.en.figures.get('general.countries')?.fullText}`)
})
