import { describe, expect, it, test } from 'vitest'
import { manifest } from '../tests/support/manifest.ts'
import { byInterest } from './plans.ts'
import { hashedName, MANIFEST_VERSION, siteManifestSchema, withoutHash } from './site-manifest.ts'

const both = <Value>(value: Value) => ({ en: value, th: value })
const forms = <Value>(value: Value) => ({ signup: value, contact: value })

const words = {
  received: 'Received',
  interest: 'Plan',
  reference: 'Reference',
  nextTitle: 'Next',
  hours: forms('Hours'),
  callTitle: 'Call',
  phone: 'Phone',
  email: 'Email',
  closing: 'Regards,',
  erase: 'Erase',
  notYou: 'Not you?',
  privacy: 'Privacy',
  automatic: 'Automatic',
  subject: forms('Subject'),
  greeting: 'Hello,',
  thanks: forms('Thank you.'),
  interests: byInterest((name) => name.charAt(0).toUpperCase() + name.slice(1)),
  next: forms(['We read it.', 'We call you.']),
}
const file = {
  id: 'fact-sheet',
  kind: 'media-kit',
  languages: ['en', 'th'],
  path: '/downloads/fact-sheet.1a2b.pdf',
  stablePath: '/downloads/fact-sheet.pdf',
  savedAs: 'fact-sheet.pdf',
  isShown: true,
  size: 1,
  sha256: 'a'.repeat(64),
}
const complete = {
  version: MANIFEST_VERSION,
  origin: 'https://www.example.com',
  termsVersion: '2023-05-01',
  serviceSlugs: ['global-distribution', 'seo-optimization'],
  refusedTitlePrefix: both('Error: '),
  refusedSentence: both('It is wrong.'),
  validation: manifest.validation,
  sendAgainIn: both('Again in {n}.'),
  company: both({
    name: 'Krajai',
    phone: '02',
    phoneLink: 'tel:+662',
    email: 'a@example.com',
    address: 'Bangkok',
    registered: [{ label: 'Company', value: 'Krajai' }],
  }),
  mail: both(words),
  downloads: [file],
}

describe('the site manifest', () => {
  it('is accepted when it is complete', () => {
    expect(siteManifestSchema.parse(complete)).toEqual(complete)
  })

  it.each([
    ['another version', { version: MANIFEST_VERSION + 1 }, 'version'],
    ['one language', { refusedTitlePrefix: { en: 'Error: ' } }, 'refusedTitlePrefix.th'],
    ['no placeholder for the wait', { sendAgainIn: both('Again later.') }, 'sendAgainIn.en'],
    ['an empty word', { mail: both({ ...words, hours: { ...words.hours, signup: '' } }) }, 'mail.en.hours.signup'],
    ['an unknown word', { mail: both({ ...words, fax: '1' }) }, 'mail.en'],
    [
      'a file outside the downloads folder',
      { downloads: [{ ...file, path: '/downloads/../leads.db' }] },
      'downloads.0.path',
    ],
  ])('is refused with %s', (_, change, where) => {
    const { error } = siteManifestSchema.safeParse({ ...complete, ...change })
    expect(error?.issues.map(({ path }) => path.join('.'))).toContain(where)
  })
})

test('adds a hash before the extension of a file name and removes it again', () => {
  const hashed = hashedName('fact-sheet.th.pdf', '0123456789abcdef'.repeat(4))
  expect(hashed).toBe('fact-sheet.th.0123456789ab.pdf')
  expect(withoutHash(`/downloads/${hashed}`)).toBe('/downloads/fact-sheet.th.pdf')
  for (const name of ['logos.zip', 'logos.0123456789a.zip', 'logos.0123456789AB.zip'])
    expect(withoutHash(name)).toBe(name)
})
