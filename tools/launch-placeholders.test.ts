import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { catalog } from '../downloads/catalog.ts'
import { findPlaceholders, type kinds } from './launch-placeholders.ts'

function copyOfContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'launch-'))
  cpSync('content', join(root, 'content'), { recursive: true })
  return root
}

function replaceInFiles(root: string, pattern: string, from: RegExp, to: string) {
  for (const file of globSync(pattern, { cwd: root })) {
    const path = join(root, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to))
  }
}

/** Nothing is real yet, whatever stands in the content today. */
function contentBeforeLaunch(): string {
  const root = copyOfContent()
  replaceInFiles(root, 'content/**/*.yaml', /sample: false/g, 'sample: true')
  replaceInFiles(root, 'content/*/legal/*.md', /legalReview: done/g, 'legalReview: pending')
  replaceInFiles(root, 'content/identity.yaml', /placeholder: false/g, 'placeholder: true')
  replaceInFiles(root, 'content/facts.yaml', /\bby: \w+/g, 'by: open')
  replaceInFiles(root, 'content/identity.yaml', /^phone: .*/gm, "phone: '+66 2 000 0000'")
  replaceInFiles(root, 'content/identity.yaml', /^email: .*/gm, 'email: hello@krajai.example')
  replaceInFiles(
    root,
    'content/identity.yaml',
    /^ {2}(name|address|dataProtection|bank): \{ en: .*\}$/gm,
    "  $1: { en: '', th: '' }",
  )
  replaceInFiles(root, 'content/identity.yaml', /(Number): '\d*'/g, "$1: ''")
  replaceInFiles(root, 'content/identity.yaml', /^ {2}(vat|baht|transfer|promptPay|card|swift): .*$/gm, "  $1: ''")
  replaceInFiles(
    root,
    'content/identity.yaml',
    /^ {2}(linkedin|facebook|x|line): .*/gm,
    '  $1: https://$1.example/krajai',
  )
  return root
}

test('what is left before the launch names the identity, every sample and what it is, the legal texts and every missing file', () => {
  const root = contentBeforeLaunch()
  const found = findPlaceholders(root)
  const of = (kind: (typeof kinds)[number]) => found.filter((placeholder) => placeholder.kind === kind)
  expect(of('identity').map(({ what }) => what)).toEqual([
    expect.stringContaining('placeholder: true'),
    expect.stringContaining('+66 2 000 0000'),
    expect.stringContaining('hello@krajai.example'),
    expect.stringContaining('https://www.krajai.example'),
    ...[
      'name.en',
      'name.th',
      'registrationNumber',
      'taxNumber',
      'address.en',
      'address.th',
      'dataProtection.en',
      'dataProtection.th',
    ].map((slot) => expect.stringContaining(`legal.${slot} is open`)),
    ...['vat', 'baht', 'transfer', 'promptPay', 'card', 'swift', 'bank.en', 'bank.th'].map((slot) =>
      expect.stringContaining(`billing.${slot} is open`),
    ),
    ...['linkedin', 'facebook', 'x', 'line'].map((network) => expect.stringContaining(`social.${network} `)),
  ])
  const written = globSync('content/**/*.yaml', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8').match(/\bsample: true/g)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0)
  expect(of('sample')).toHaveLength(written)
  const { name } = (
    parse(readFileSync(join(root, 'content/en/pages/about.yaml'), 'utf8')) as { founder: { name: string } }
  ).founder
  expect(of('sample')).toContainEqual({ kind: 'sample', file: 'content/en/pages/about.yaml', what: `founder: ${name}` })
  expect(of('sample')).toContainEqual({
    kind: 'sample',
    file: 'content/facts.yaml',
    what: 'testimonials.counting: stars',
  })
  expect(found.filter(({ what }) => /:\s*$/.test(what))).toEqual([])
  const counted = readFileSync(join(root, 'content/facts.yaml'), 'utf8').match(/\bby: open/g)
  expect(of('figure').filter(({ file, what }) => file === 'content/facts.yaml' && /\bby\b/.test(what))).toHaveLength(
    counted?.length ?? 0,
  )
  const unexplained = readFileSync(join(root, 'content/th/ledger.yaml'), 'utf8').match(/^ {6}open: /gm)
  expect(of('figure').filter(({ file }) => file === 'content/th/ledger.yaml')).toHaveLength(unexplained?.length ?? 0)
  const unsettled = readFileSync(join(root, 'content/th/pages/faq.yaml'), 'utf8').match(/^ {4}open: /gm)
  expect(of('question').filter(({ file }) => file === 'content/th/pages/faq.yaml')).toHaveLength(unsettled?.length ?? 0)
  expect(of('legal review').map(({ file }) => file)).toEqual([
    'content/en/legal/terms.md',
    'content/en/legal/privacy.md',
    'content/th/legal/terms.md',
    'content/th/legal/privacy.md',
  ])
  expect(of('download')).toHaveLength(2 * (4 + 5) + 2 + 1)
  expect(of('download')).toContainEqual({
    kind: 'download',
    file: 'downloads/printed/sample-report.th.pdf',
    what: expect.stringContaining('/th/services/performance-analytics#sample-report'),
  })
  expect(of('download').at(-1)?.what).toContain(name)
})

test('a sample is one however its mark is written', () => {
  const root = contentBeforeLaunch()
  replaceInFiles(root, 'content/en/pages/about.yaml', /\bsample: true/g, '"sample" : true')
  expect(findPlaceholders(root)).toContainEqual(
    expect.objectContaining({
      kind: 'sample',
      file: 'content/en/pages/about.yaml',
      what: expect.stringMatching(/^founder: /),
    }),
  )
})

test('samples are counted the same in both languages', () => {
  const files = findPlaceholders(contentBeforeLaunch())
    .filter(({ kind, file }) => kind === 'sample' && file !== 'content/facts.yaml')
    .map(({ file }) => file)
  expect(files.filter((file) => file.startsWith('content/th/'))).toHaveLength(files.length / 2)
})

test('a legal text is read as it is shown: however its review is written, and whatever its clauses say', () => {
  const root = copyOfContent()
  replaceInFiles(root, 'content/*/legal/*.md', /^legalReview: .*/gm, 'legalReview: done')
  replaceInFiles(root, 'content/en/legal/terms.md', /^legalReview: .*/gm, "legalReview: 'pending'")
  replaceInFiles(root, 'content/th/legal/terms.md', /^legalReview: .*/gm, 'legalReview: pending # until March')
  replaceInFiles(root, 'content/en/legal/privacy.md', /$(?![\s\S])/g, '\nlegalReview: pending\n')
  const files = findPlaceholders(root).flatMap(({ kind, file }) => (kind === 'legal review' ? [file] : []))
  expect(files).toEqual(['content/en/legal/terms.md', 'content/th/legal/terms.md'])
})

test('once everything is real, nothing is left', () => {
  const root = contentBeforeLaunch()
  replaceInFiles(root, 'content/**/*.yaml', /sample: true/g, 'sample: false')
  replaceInFiles(root, 'content/facts.yaml', /\b(rule|by|on): open/g, '$1: current')
  replaceInFiles(root, 'content/*/ledger.yaml', /^ {6}open: .*\n/gm, '')
  replaceInFiles(root, 'content/*/pages/faq.yaml', /^ {4}open: .*\n/gm, '')
  replaceInFiles(root, 'content/*/legal/*.md', /legalReview: pending/g, 'legalReview: done')
  replaceInFiles(root, 'content/identity.yaml', /placeholder: true/g, 'placeholder: false')
  replaceInFiles(root, 'content/identity.yaml', /\+66 2 000 0000/g, '+66 2 123 4567')
  replaceInFiles(root, 'content/identity.yaml', /krajai\.example/g, 'krajai.co.th')
  replaceInFiles(root, 'content/identity.yaml', /(en|th|\w+Number): ''/g, "$1: '0105553000000'")
  replaceInFiles(root, 'content/identity.yaml', /^ {2}(baht|transfer|promptPay|card|swift): ''/gm, '  $1: offered')
  replaceInFiles(root, 'content/identity.yaml', /^ {2}vat: ''/gm, '  vat: added')
  replaceInFiles(root, 'content/identity.yaml', /(linkedin|facebook|x|line)\.example/g, '$1.com')
  const offered = catalog.map(({ id, languages }) => ({ id, languages }))
  mkdirSync(join(root, '.cache/downloads'), { recursive: true })
  writeFileSync(join(root, '.cache/downloads/offered.json'), JSON.stringify(offered))
  replaceInFiles(root, 'content/holidays.yaml', /confirmed: false/g, 'confirmed: true')
  replaceInFiles(root, 'content/holidays.yaml', /^years: .*/gm, 'years: [2026, 2027]')
  replaceInFiles(root, 'content/holidays.yaml', /days: \[.*\]/g, 'days: [2026-07-29, 2027-07-18]')
  expect(findPlaceholders(root, new Date('2026-11-22'))).toEqual([])
})

test('holidays that nobody knows yet are named, and from each January on those of the next year', () => {
  const root = copyOfContent()
  replaceInFiles(root, 'content/holidays.yaml', /confirmed: true/g, 'confirmed: false')
  replaceInFiles(root, 'content/holidays.yaml', /^years: .*/gm, 'years: [2026, 2027]')
  replaceInFiles(root, 'content/holidays.yaml', /days: \[.*\]/g, 'days: [2026-03-03]')
  const { moving } = parse(readFileSync(join(root, 'content/holidays.yaml'), 'utf8')) as {
    moving: { name: { en: string } }[]
  }
  const holidaysIn = (today: string) =>
    findPlaceholders(root, new Date(today))
      .filter(({ kind }) => kind === 'holidays')
      .map(({ what }) => what)
  expect(holidaysIn('2026-12-31')).toEqual([
    expect.stringContaining('confirmed: false'),
    ...moving.map(({ name }) => `${name.en}, 2027: no day is entered`),
  ])
  // In Bangkok the year begins seven hours before it does in Greenwich.
  expect(holidaysIn('2026-12-31T16:59:00Z')).not.toContain('2028 is missing (years)')
  expect(holidaysIn('2026-12-31T17:00:00Z')).toContain('2028 is missing (years)')
})

test('what cannot be read is told as a mistake in the content, with its place', () => {
  const root = copyOfContent()
  replaceInFiles(root, 'content/identity.yaml', /^phone: .*/gm, 'phone: 5')
  expect(() => findPlaceholders(root)).toThrow(
    /^1 to mend in content\/\ncontent\/identity\.yaml:\d+:1 phone: 5 is no text/,
  )
  replaceInFiles(root, 'content/identity.yaml', /^phone: .*/gm, 'phone: a: b')
  expect(() => findPlaceholders(root)).toThrow(/^1 to mend in content\/\ncontent\/identity\.yaml:\d+:/)
})

test('the command prints what is left and exits with 1', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/launch-check.ts'], { encoding: 'utf8' })
  const left = findPlaceholders('.').length
  expect(status).toBe(left === 0 ? 0 : 1)
  expect(stdout).toContain(left === 0 ? 'ready to launch' : `${left} left.`)
})
