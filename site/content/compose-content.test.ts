import { expect, test } from 'vitest'
import { composeContent, type RawContent } from './compose-content.ts'
import { readContent } from './read-content.ts'

const directory = new URL('../../content', import.meta.url).pathname

type Node = Record<string, unknown>

function nodeAt(root: unknown, path: string[]): Node {
  return path.reduce((node, key) => node[key] as Node, root as Node)
}

/** The real content with one place changed; `undefined` takes the key away. */
function changed(file: 'facts' | 'identity' | `${'en' | 'th'}/${string}`, path: string, value: unknown): RawContent {
  const raw = readContent(directory)
  const root = file.split('/').reduce((node, key) => node[key] as Node, { ...raw, ...raw.copy } as unknown as Node)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = nodeAt(root, keys)
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return raw
}

test('the content as it stands is complete in both languages', () => {
  const { words } = composeContent(readContent(directory))
  expect(Object.keys(words.th)).toEqual(Object.keys(words.en))
})

test.each([
  ['a missing key', 'th/home', 'hero.lead', undefined, 'content/th/home.yaml: hero.lead: this key is missing'],
  [
    'an unknown key',
    'en/site',
    'theme.sepia',
    'Sepia',
    'content/en/site.yaml: theme.sepia: this key is not known here',
  ],
  ['an empty text', 'th/forms', 'signup.submit', ' ', 'content/th/forms.yaml: signup.submit: must not be empty'],
  [
    'a missing key deep in a list',
    'en/faq',
    '2.answer',
    undefined,
    'content/en/faq.yaml: 2.answer: this key is missing',
  ],
  ['a service out of order', 'th/services', '0.slug', 'seo-optimization', 'content/th/services.yaml: 0.slug: '],
  [
    'a fact in an unknown format',
    'facts',
    'general.countries.format',
    'roman',
    'content/facts.yaml: general.countries.format: ',
  ],
  ['a phone number that cannot be dialled', 'identity', 'phone', '02', 'content/identity.yaml: phone: '],
  [
    'an unknown placeholder',
    'en/services',
    '0.line',
    'To {general.planets} planets.',
    'content/en/services.yaml: 0.line: unknown placeholder {general.planets}',
  ],
  [
    'a placeholder that names a group of facts',
    'en/services',
    '0.line',
    'To {general} all.',
    'content/en/services.yaml: 0.line: unknown placeholder {general}',
  ],
  [
    'an unknown figure',
    'th/home',
    'hero.figures.items.0.figure',
    'general.planets',
    'content/th/home.yaml: hero.figures.items.0.figure: ',
  ],
  [
    'another figure than English shows',
    'th/home',
    'hero.figures.items.0.figure',
    'general.languages',
    'content/th/home.yaml: hero.figures.items.0.figure: is general.languages where English has general.countries',
  ],
  [
    'a shorter list than English has',
    'th/home',
    'international.industries.items',
    [
      { figure: 'international.industries.business', label: 'ธุรกิจ' },
      { figure: 'international.industries.technology', label: 'เทคโนโลยี' },
    ],
    'content/th/home.yaml: international.industries.items: 2 items where English has 6',
  ],
  [
    'a question under another id',
    'th/faq',
    '1.id',
    'writing',
    'content/th/faq.yaml: 1.id: is writing where English has writing-included',
  ],
  [
    'a lost open placeholder',
    'th/home',
    'testimonials.slide',
    'สไลด์ {n}',
    'content/th/home.yaml: testimonials.slide: must hold the placeholders {n} {total}',
  ],
] as const)('%s stops the build and names file and key', (_, file, path, value, message) => {
  expect(() => composeContent(changed(file, path, value))).toThrow(message)
})

test('placeholders and figures read as the language writes numbers', () => {
  const { words } = composeContent(readContent(directory))
  expect(words.en.site.hours.line).toBe('Monday to Friday, 9:00\u00A0AM to\u00A06:00\u00A0PM\u00A0ICT')
  expect(words.th.site.hours.line).toBe('วัน\u2060จันทร์\u2060–\u2060ศุกร์ 9.00\u2060–\u206018.00\u00A0น.')
  expect(words.th.plans[0].price.figure).toEqual({
    path: 'plans.basic.price',
    value: 299,
    text: '299\u00A0ดอลลาร์สหรัฐ',
    atLeast: false,
    whole: '299\u00A0ดอลลาร์สหรัฐ',
    parts: { before: '', number: '299', after: 'ดอลลาร์สหรัฐ' },
  })
  expect(words.en.home.testimonials.slide).toBe('Slide {n} of {total}')
})

test('the identity speaks the language of the page and hides networks without an address', () => {
  const raw = changed('identity', 'social.line', 'https://line.example/krajai')
  const { words } = composeContent(raw)
  expect(words.en.identity.phoneLink).toBe('tel:+6620000000')
  expect(words.en.identity.addressLine).toBe('Sukhumvit Road, Khlong Toei, Bangkok\u00A010110, Thailand')
  expect(words.th.identity.addressLine).toBe('ถนนสุขุมวิท เขตคลองเตย กรุงเทพมหานคร\u00A010110')
  expect(words.th.identity.social).toEqual([{ network: 'line', url: 'https://line.example/krajai' }])
})

test('the texts that the specification fixes are there word for word', () => {
  const { en } = composeContent(readContent(directory)).words
  expect(en.forms.signup.outcomes.success).toEqual({
    title: 'Success!',
    text: 'Thank you for your interest. We will contact you shortly.',
  })
  expect(en.forms.signup.outcomes.failure).toEqual({
    title: 'Something went wrong',
    text: 'Please try again later.',
  })
  expect(en.forms.signup.submitting).toBe('Submitting...')
  expect(en.home.international.link).toBe('View our complete international network')
  expect(en.home.closing.getStarted).toBe('Get Started Now')
  expect(en.home.closing.consultation).toBe('Schedule a Consultation')
  expect(en.site.toasts.region).toBe('Notification')
  expect(en.site.notFound).toMatchObject({
    title: '404',
    subtitle: 'Page Not Found',
    home: 'Return to Homepage',
    back: 'Go back',
  })
  expect(en.site.serviceNotFound.title).toBe('Service not found')
  expect(en.site.planNotFound.title).toBe('Pricing plan not found')
})
