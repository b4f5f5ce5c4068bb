import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { content, withContent } from '../tests/support/content.ts'
import { findMissingWays, findPlaceholders, findWrongSettings } from './launch-check.ts'

type Edit = Parameters<typeof withContent>[0]

const placeholdersAfter = (edit: Edit, today = new Date('2026-11-22')) =>
  withContent(edit, (root) => findPlaceholders(root, today))

/** Replaces every placeholder that the check finds. */
const fillEverythingIn: Edit = ({ change }) => {
  change('**/*.{yaml,md}', /krajai/gi, 'wire')
  change('**/*.yaml', /กระจายนิวส์ไวร์|“กระจายข่าว”/g, 'ไวร์')
  change('**/*.yaml', /sample: true/g, 'sample: false')
  change('fact?.yaml', /\b(rule|on): open/g, '$1: current')
  change('fact?.yaml', /\bby: open/g, 'by: ourselves')
  change('*/figure-tables.yaml', /^ {6}open: .*\n/gm, '')
  change('*/pages/faq.yaml', /^ {4}open: .*\n/gm, '')
  change('*/legal/*.md', /legalReview: pending/g, 'legalReview: done')
  change('*/payment-terms.yaml', /taxReview: pending/g, 'taxReview: done')
  change('identit?.yaml', /placeholder: true/g, 'placeholder: false')
  change('identit?.yaml', /\+66 2 000 0000/g, '+66 2 123 4567')
  change('identit?.yaml', /\.example/g, '.co.th')
  change('identit?.yaml', /(en|th|\w+Number): ''/g, "$1: '0105553000000'")
  change('identit?.yaml', /^ {2}(baht|transfer|promptPay|card|swift): ''/gm, '  $1: offered')
  change('identit?.yaml', /^ {2}vat: ''/gm, '  vat: added')
  change('holiday?.yaml', /confirmed: false/g, 'confirmed: true')
  change('holiday?.yaml', /^years: .*/gm, 'years: [2026, 2027]')
  change('holiday?.yaml', /days: \[.*\]/g, 'days: [2026-07-29, 2027-07-18]')
}

test('finds nothing once all placeholders are replaced', () => {
  expect(placeholdersAfter(fillEverythingIn)).toEqual([])
})

test.each([
  ['identity.yaml', /placeholder: .*/, 'placeholder: true', 'identity', /placeholder: true/],
  [
    'identity.yaml',
    /phone: .*/,
    "phone: '+66 2 000 0000'",
    'identity',
    /the phone number \+66 2 000 0000 does not exist/,
  ],
  ['identity.yaml', /email: .*/, 'email: a@krajai.example', 'identity', /a@krajai\.example receives no mail/],
  [
    'identity.yaml',
    /website: .*/,
    'website: https://www.krajai.example',
    'identity',
    /^the website .* does not exist$/,
  ],
  ['identity.yaml', /line: .*/, 'line: https://line.example/a', 'identity', /^social\.line does not exist/],
  ['identity.yaml', /taxNumber: .*/, "taxNumber: ''", 'identity', /^legal\.taxNumber is open$/],
  ['identity.yaml', /bank: .*/, "bank: { en: '', th: '' }", 'identity', /^billing\.bank\.en is open$/],
  ['identity.yaml', /vat: .*/, "vat: ''", 'identity', /^billing\.vat is open$/],
  ['facts.yaml', /rule: \w+/, 'rule: open', 'figure', /counting: rule$/],
  [
    'identity.yaml',
    /writing: .*/,
    "writing: { en: '', th: '' }",
    'identity',
    /^promises\.writing\.th is open: How long .+\? · /,
  ],
  ['en/legal/terms.md', /legalReview: .*/, "legalReview: 'pending' # until March", 'review', /a lawyer has not/],
  ['en/payment-terms.yaml', /taxReview: .*/, 'taxReview: pending', 'review', /an accountant has not/],
  ['en/prints.yaml', /sample: .*/, '"sample": true', 'sample', /^pictures\.release: /],
  ['holidays.yaml', /confirmed: .*/, 'confirmed: false', 'holidays', /confirmed: false/],
])('%s: finds a placeholder when %s becomes %s', (file, from, to, kind, what) => {
  const found = placeholdersAfter((folder) => {
    fillEverythingIn(folder)
    folder.change(file, from, to)
    // Both languages must have the same keys.
    if (file.startsWith('en/')) folder.change(file.replace('en/', 'th/'), from, to)
  })
  expect(found).toContainEqual({ kind, file: `content/${file}`, what: expect.stringMatching(what) })
})

test('finds incomplete answers of the FAQ in both languages', () => {
  const found = placeholdersAfter(({ change }) => {
    change('*/pages/faq.yaml', / {2}- id: industries\n/, "  - id: industries\n    open: 'The rule'\n")
  })
  for (const locale of ['en', 'th'])
    expect(found).toContainEqual(
      expect.objectContaining({
        kind: 'question',
        file: `content/${locale}/pages/faq.yaml`,
        what: expect.stringMatching(/The rule$/),
      }),
    )
})

test('finds missing holidays, and from each January on those of the next year', () => {
  const holidaysAt = (today: string) =>
    placeholdersAfter((folder) => {
      fillEverythingIn(folder)
      folder.change('holidays.yaml', /days: \[.*\]/g, 'days: [2026-03-03]')
    }, new Date(today)).map(({ what }) => what)
  expect(holidaysAt('2026-12-31')).toContainEqual(expect.stringMatching(/, 2027: no day is entered$/))
  // The year begins in Bangkok seven hours before it begins in UTC.
  expect(holidaysAt('2026-12-31T16:59:00Z')).not.toContain('2028 is missing (years)')
  expect(holidaysAt('2026-12-31T17:00:00Z')).toContain('2028 is missing (years)')
})

test('reports a mistake in the content with its place', () => {
  expect(() => placeholdersAfter(({ change }) => change('identity.yaml', /^phone: .*/m, 'phone: 5'))).toThrow(
    /^1 mistake in content\/\ncontent\/identity\.yaml:\d+:1 phone: 5 must be a text/,
  )
})

test('finds what the page of nginx lacks', () => {
  const { identity } = content.th
  expect(findMissingWays([identity], `${identity.phoneLink} ${identity.email}`)).toEqual([
    { kind: 'name', file: 'deploy/nginx/away.html', what: `does not have ${identity.phone}` },
  ])
})

test('finds what still names the sample company', () => {
  const found = placeholdersAfter((folder) => {
    fillEverythingIn(folder)
    folder.change('en/site.yaml', /skipLink: .*/, 'skipLink: To Krajai')
  }).filter(({ kind }) => kind === 'name')
  expect(found.map(({ file, what }) => `${file} ${what}`)).toEqual([
    expect.stringMatching(/^content\/en\/site\.yaml line \d+: skipLink: To Krajai$/),
  ])
})

test.each([
  ['SITE_URL', { SITE_URL: 'https://www.other.co.th' }, /^SITE_URL is https:\/\/www\.other\.co\.th, but /],
  ['SITE_URL', {}, /^SITE_URL is http:\/\/localhost/],
  ['LEADS_RETENTION_DAYS', { LEADS_RETENTION_DAYS: '731' }, /^LEADS_RETENTION_DAYS must be 730 at most: .*24 months$/],
  ['LEADS_RETENTION_DAYS', {}, /^LEADS_RETENTION_DAYS must be 730 at most/],
  ['LEADS_MAIL_TO', {}, /^LEADS_MAIL_TO and WEBHOOK_URL are empty: nobody/],
])('finds that %s is missing or contradicts the content: %j', (name, environment, expected) => {
  withContent(
    ({ change }) => change('*/legal/privacy.md', /\d+(?= (?:months|เดือน)[^#]*## )/, '24'),
    (root) => {
      const { website } = parse(readFileSync(join(root, 'content/identity.yaml'), 'utf8')) as { website: string }
      const mail = { SMTP_URL: 'smtp://b.co.th', MAIL_FROM: 'a@b.co.th', LEADS_MAIL_TO: 'a@b.co.th' }
      const right = { SITE_URL: new URL(website).origin, LEADS_RETENTION_DAYS: '730', ...mail }
      expect(findWrongSettings(root, right)).toEqual([])
      const found = findWrongSettings(root, { ...right, [name]: undefined, ...environment })
      expect(found.map(({ what }) => what)).toContainEqual(expect.stringMatching(expected))
    },
  )
})

test('finds settings with which the server does not start, beside all that is left', () => {
  expect(findWrongSettings('.', { LEADS_MAIL_TO: 'a@b.co.th' }).map(({ what }) => what)).toEqual([
    'the server would not start: SMTP_URL: required when LEADS_MAIL_TO is set',
  ])
})

test('the command prints what is left and exits with 1', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/launch-check.ts'], { encoding: 'utf8' })
  const left = Number(/(\d+) left\.$/m.exec(stdout)?.[1] ?? 0)
  expect(status).toBe(left === 0 ? 0 : 1)
  // It also reports printed files and settings.
  expect(left).toBeGreaterThanOrEqual(findPlaceholders('.').length)
})
