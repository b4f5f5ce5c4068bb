import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { content, contentWith, mistakesAfter } from '../../tests/support/content.ts'
import { isSample } from '../../tests/support/sample.ts'
import { checkFacts } from './check/check-facts.ts'
import { getFigureValue } from './compose/figure.ts'
import { describeBadPicture } from './source/pictures.ts'
import { readSource } from './source/source-file.ts'

const price = getFigureValue(content.en.figures, 'plans.basic.price')
const oldest = `blog/${content.en.articles.at(-1)?.slug}.md`

/** Matches the number of a figure in facts.yaml. */
const numberOf = (path: string) =>
  new RegExp(`(?<=^${path.split('.').join(':\\n(?: .*\\n)*? +')}: \\{ value: )[\\d.]+`, 'm')

/** A file of `content/`, a replacement in it, and the expected messages without file and line. */
type Mistake = readonly [file: string, from: string | RegExp, to: string, ...found: string[]]

/** The days of the first holiday that moves. */
const DAYS = /(?<=\}, )days: \[.*\]/

const mistakes: Mistake[] = [
  // YAML
  ['en/site.yaml', 'skipLink:', 'skipLink: Skip\nskipLink:', 'this key appears twice; remove one'],
  ['en/services.yaml', '  slug: global', '\tslug: global', 'starts with a tab; indent with spaces'],
  ['en/services.yaml', '  slug: global', ' slug: global', 'indent it like the lines around it'],
  ['en/site.yaml', 'skipLink: ', 'skipLink: Skip: ', "contains ': '; put the whole text"],
  ['th/samples.yaml', 'stories:\n', 'stories:\n<<<<<<< HEAD\n', 'git has left two versions here'],
  ['en/site.yaml', 'skipLink: ', 'skipLink: "', 'a quotation mark or bracket is not closed'],
  // Schemas
  ['en/site.yaml', /skipLink: .*/, 'skipLink:', 'skipLink: must not be empty'],
  ['identity.yaml', /vat: .*/, 'vat: yes', 'billing.vat: "yes" is not allowed; use \'\' or included'],
  ['identity.yaml', /name: \{ en: .*?,/, 'name: { en: Wire, Inc.,', 'name.Inc.: a comma starts a new key here'],
  [
    'th/site.yaml',
    'skipLink:',
    'skipLnik:',
    'skipLnik: this key is not allowed here; did you mean skipLink?',
    'skipLink: is missing',
  ],
  ['en/site.yaml', 'breadcrumb:', 'sepia: x\nbreadcrumb:', 'sepia: this key is not allowed here'],
  ['th/site.yaml', 'skipLink: ', "skipLink: ''\nx: ", 'skipLink: must not be empty', 'x: this key is not allowed here'],
  ['en/site.yaml', 'skipLink: ', 'skipLink: 404 #', "skipLink: 404 must be a text: put it in 'quotes'"],
  [
    'facts.yaml',
    numberOf('plans.basic.price'),
    '$$299',
    'plans.basic.price.value: "$299" must be a number: digits only',
  ],
  [
    'facts.yaml',
    'format: dollars',
    'format: roman',
    'plans.basic.price.format: "roman" is not allowed; use count or decimal',
  ],
  ['identity.yaml', /phone: .*/, "phone: '02'", 'phone: must be written like +66 2 000 0000'],
  ['th/release-dates.yaml', 'America/New_York', 'America/New_Yrok', 'must be the name of a time zone'],
  [
    'th/services.yaml',
    'slug: global-distribution',
    'slug: seo-optimization',
    '0.slug: "seo-optimization" is not allowed; use global-distribution',
  ],
  [
    'en/finder.yaml',
    'label: Business, abroad:',
    'label: Business, ask: true, abroad:',
    'questions.industry.options.0.ask: remove either ask, or thailand and abroad',
  ],
  [
    'th/home.yaml',
    'figure: thai.reach.phuket',
    'figure: thai.readers',
    'thai.reach.items.2.figure: "thai.readers" is not allowed; use thai.reach.bangkok or',
  ],
  ['holidays.yaml', 'month: 4, day: 6', 'month: 2, day: 29', 'fixed.1.day: this day does not exist in every year'],
  // Dates as Thai people write them, and days that do not exist
  ['holidays.yaml', DAYS, 'days: [2027-02-29]', 'moving.0.days.0: 2027-02-29 does not exist'],
  [
    'holidays.yaml',
    DAYS,
    'days: [2570-02-21]',
    'moving.0.days.0: must be 2027-02-21: the year of the Common Era, in the digits',
  ],
  [
    'holidays.yaml',
    DAYS,
    'days: [2571-02-29]',
    'moving.0.days.0: must be 2028-02-29: the year of the Common Era, in the digits',
  ],
  [
    'holidays.yaml',
    DAYS,
    'days: [๒๐๒๗-๐๒-๒๑]',
    'moving.0.days.0: must be 2027-02-21: the year of the Common Era, in the digits',
  ],
  ['holidays.yaml', DAYS, 'days: [0221-02-05]', 'moving.0.days.0: is in the year 221; must be in 2025 to 2028'],
  ['holidays.yaml', DAYS, 'days: [21/2/2027]', 'moving.0.days.0: must be written like YYYY-MM-DD'],
  ['holidays.yaml', '[ 2026, 2027 ]', '[ 2569, 2570 ]', 'years.0: must be 2026', 'years.1: must be 2027'],
  [
    'facts.yaml',
    numberOf('company.founded'),
    '2553',
    'company.founded.value: must be 2010, the year of the Common Era',
  ],
  ['facts.yaml', 'on: 2023-05-01', 'on: 2566-05-01', 'terms.counting.on: must be 2023-05-01'],
  [
    'report.yaml',
    "sent: '2026",
    "sent: '2569",
    'sent: must be 2026-03-12T09:00:00+07:00: the year of the Common Era, in the digits',
  ],
  [
    'report.yaml',
    "sent: '2026-03-12T09:00",
    "sent: '2026-03-12 09:00",
    'sent: must be written like 2026-11-30T09:00:00+07:00',
  ],
  [
    'th/legal/terms.md',
    'updated: 2023',
    'updated: 2566',
    'updated: must be 2023-05-01: the year of the Common Era, in the digits',
  ],
  [`th/${oldest}`, /date: \d{4}-.*/, 'date: 2569-11-31', 'date: 2026-11-31 does not exist'],
  [
    'th/resources/media-contact-database.yaml',
    'checked: 2026-10-05',
    'checked: 2569-10-05',
    'samples.0.checked: must be 2026-10-05: the year of the Common Era, in the digits',
  ],
  ['holidays.yaml', '[ 2026, 2027 ]', '[ 2026, 2028 ]', 'years: must be consecutive years'],
  // Figures
  [
    'facts.yaml',
    /(?<=privacy:\n) {2}counting: .*\n/,
    '',
    'privacy.answerDays: counting lacks table, over, rule, by, on, sample',
  ],
  ['facts.yaml', /counts: .*(?=\n {2}languages:)/, '}', 'general.countries.counts: is missing'],
  [
    'facts.yaml',
    'en: Languages the outlets publish in',
    'en: The 92% of them',
    'general.languages.counts.en: 92% is a typed figure; write {general.pickupRate} if it is that one, else a word',
  ],
  [
    'facts.yaml',
    'rule: founding',
    'rule: funding',
    'company.founded.counting.rule: funding is not explained in content/en',
    'company.founded.counting.rule: funding is not explained in content/th',
  ],
  [
    'facts.yaml',
    numberOf('general.outlets'),
    '1.5',
    'general.outlets.value: 1.5 would be rounded on the page; must be a multiple of 1',
  ],
  [
    'facts.yaml',
    numberOf('international.monthlyReach'),
    '2750000000',
    'would be rounded on the page; must be a multiple of 100000000',
  ],
  ['facts.yaml', numberOf('hours.firstDay'), '6', 'hours.lastDay.value: must not be less than hours.firstDay'],
  // Placeholders
  [
    'en/services.yaml',
    '{general.continents}',
    '{general.continent}',
    '0.line: unknown placeholder {general.continent}; did you mean general.continents?',
  ],
  [
    'th/plans.yaml',
    'figure: plans.basic.price',
    'figure: plans.basic.prize',
    '0.price.figure: differs from English: plans.basic.prize instead of',
    '0.price.figure: unknown figure plans.basic.prize; did you mean plans.basic.price?',
  ],
  [
    'en/services.yaml',
    '{general.continents}',
    `${price}`,
    `0.line: ${price} is a typed figure; write {plans.basic.price} if it is that one`,
  ],
  [
    'en/legal/terms.md',
    '{identity.address}',
    '{identity.fax}',
    'unknown placeholder {identity.fax}',
    'differs from English: the placeholders and ids of headings are',
  ],
  [
    'en/legal/terms.md',
    /^description: .*/m,
    "description: 'Of {identity.nmae}'",
    'description: unknown placeholder {identity.nmae}; did you mean identity.name?',
  ],
  // Both languages
  ['th/faq.yaml', '{notes.time} ', '', '0.answer: must have the same placeholders as English: {notes.time}'],
  ['th/faq.yaml', 'id: how-long', 'id: how-quick', 'has other entries or another order than English: how-quick, '],
  [
    'th/home.yaml',
    'สไลด์ที่ {n} จาก {total}',
    'สไลด์ที่ {n}',
    'testimonials.slide: must have the same placeholders as English: {n} {total}',
  ],
  [`th/${oldest}`, /date: .*/, 'date: 2001-01-03', 'date: differs from English: 2001-01-03 instead of'],
  // Numbers that cannot be
  ['facts.yaml', numberOf('hours.closes'), '24', 'hours.closes.value: must be 0 to 23.75'],
  ['facts.yaml', numberOf('general.pickupRate'), '920', 'general.pickupRate.value: must be 0 to 100'],
  ['facts.yaml', numberOf('hours.lastDay'), '8', 'hours.lastDay.value: must be 1 to 7'],
  ['facts.yaml', numberOf('plans.basic.price'), '0', 'plans.basic.price.value: must be at least 1'],
  [
    'facts.yaml',
    numberOf('plans.professional.price'),
    '200',
    'plans.professional.price.value: must be more than basic',
  ],
  ['facts.yaml', /(?<=basic:\n {4}price: \{ )/, 'atLeast: true, ', 'plans.basic.price.atLeast: a price is one number'],
  // Markdown
  [`en/${oldest}`, '---', '', 'the front matter must be between two lines of ---'],
  // Words
  ['th/site.yaml', 'skipLink: ', 'skipLink: แก้ไขจนพอใจ ', "skipLink: do not use จนพอใจ for 'corrections'"],
]

const cases = mistakes.map(([file, from, to, ...expected]) => ({ file, from, to, expected }))

// They change texts of the sample.
test.runIf(isSample).each(cases)('$file: $expected.0', ({ file, from, to, expected }) => {
  let line = 0
  const found = mistakesAfter((folder) => {
    line = folder.lineOf(file, from)
    folder.change(file, from, to)
  })
  expect(found).toHaveLength(expected.length)
  expect(found.join('\n')).toContain(`content/${file}:`)
  for (const said of expected) expect(found.join('\n')).toContain(said)
  const lines = found.map((one) => Number(/:(\d+):\d+ /.exec(one)?.[1]))
  expect(Math.min(...lines.map((one) => Math.abs(one - line)))).toBeLessThanOrEqual(1)
})

test('the message for a fourth plan names the file that defines the plans', () => {
  const [found] = mistakesAfter(({ append }) => append('en/plans.yaml', '\n- id: student\n  name: Student\n'))
  expect(found).toMatch(
    /has 4 entries; must have one for each of the 3 in contract\/plans\.ts, where an engineer can add one$/,
  )
})

test('the content has no mistakes', () => {
  expect(mistakesAfter(() => undefined)).toEqual([])
})

test('all mistakes are reported at once, including a missing file and an unused file', () => {
  const found = mistakesAfter(({ change, remove, write }) => {
    change('en/site.yaml', 'skipLink:', 'skip:')
    change('th/services.yaml', '{general.continents}', '{general.planets}')
    remove(`th/${oldest}`)
    write('en/hmoe.yaml', 'hero: Hello')
  })
  expect([...new Set(found.map((one) => one.split(':')[0]))].sort()).toEqual(
    ['content/en/hmoe.yaml', 'content/en/site.yaml', `content/th/${oldest}`, 'content/th/services.yaml'].sort(),
  )
  expect(found).toContain(`content/th/${oldest}:1:1 this file is missing`)
  expect(found).toContain('content/en/hmoe.yaml:1:1 no page uses this file; remove it')
})

/** Makes one pair the whole edited release, in both languages. */
const changePairs = (change: Parameters<Parameters<typeof mistakesAfter>[0]>[0]['change'], pair: string) =>
  change('{en,th}/annotated-release.yaml', /pairs:(?: \[\]|(?:\n {4}.*)+)/, `pairs: [ ${pair} ]`)

test('a mark that is not closed is named', () => {
  const found = mistakesAfter(({ change }) => changePairs(change, "{ id: a, text: '~~A canal', notes: {} }"))
  expect(found).toEqual(
    ['en', 'th'].map(() =>
      expect.stringContaining('release.pairs.0.text: has a wrong mark: close each ~~deleted text~~'),
    ),
  )
})

test.runIf(isSample)('what one file says about another is so', () => {
  const found = mistakesAfter(({ change }) => {
    change('{en,th}/pages/faq.yaml', '[ how-long', '[ how-lnog')
    change('{en,th}/checker.yaml', /slug: a-quote.*/, 'slug: a-qoute')
    changePairs(change, "{ id: a, text: 'A canal', notes: { en: A note } }")
  })
  expect(found.map((one) => one.replace(/^content\/([^:]+):\d+:\d+/, '$1'))).toEqual(
    expect.arrayContaining([
      'en/pages/faq.yaml categories.1.questions.0: there is no question how-lnog',
      'th/pages/faq.yaml categories: the question how-long is in no category; add it to one',
      'en/checker.yaml groups.2.slug: there is no article a-qoute; name another one, or remove slug and id here',
      'th/annotated-release.yaml release.pairs.0.notes.en: has no mark: put [^] into the en text, or remove the note',
    ]),
  )
})

test.runIf(isSample)('a plan without a price is named where a text or another file has its price', () => {
  const found = mistakesAfter(({ change }) => {
    change('facts.yaml', /(?<=enterprise:\n)(?: {4}#.*\n)* {4}price: \{.*\n/, '')
    change('th/plans.yaml', / *price: \{ figure: plans\.enterprise\.price \}\n/, '')
  }).join('\n')
  expect(found).toContain('content/en/plans.yaml:22:12 2.price.figure: unknown figure plans.enterprise.price')
  expect(found).toMatch(
    /\/plan-terms\.yaml:\d+:1 summary: unknown .*; a plan without a price is quoted: say so here instead/,
  )
  const half = mistakesAfter(({ change }) => change('{en,th}/plans.yaml', / *price: \{ figure: plans\.basic.*\n/, ''))
  expect(half).toEqual([expect.stringContaining('0: has no price, but content/facts.yaml has plans.basic.price')])
})

test('a picture is known by what is in it', () => {
  const found = (name: string, start: string) => describeBadPicture(name, Buffer.from(start, 'latin1'))
  expect(found('a-1.png', '\x89PNG\r\n')).toBeUndefined()
  expect(found('a.jpg', '\xFF\xD8\xFF')).toBeUndefined()
  expect(found('a.webp', 'RIFF\0\n\0\0WEBP')).toBeUndefined()
  expect(found('a.svg', '<svg')).toMatch(/^SVG is not possible; export the picture as PNG/)
  expect(found('a.png', '<svg')).toMatch(/^is no png inside/)
  expect(found('A b.png', '')).toMatch(/^rename the file/)
  const mistakes = mistakesAfter(({ write }) => write('pictures/logo.png', '<svg/>'))
  expect(mistakes).toEqual([expect.stringMatching(/^content\/pictures\/logo\.png:1:1 is no png inside/)])
})

test('a file from Windows is read as any other', () => {
  const from = content.en.articles[0]?.prose.html
  const { en } = contentWith(({ change }) => {
    change('en/blog/*.md', /\n/g, '\r\n')
    change('en/blog/*.md', /^/, '\uFEFF')
  })
  expect(en.articles[0]?.prose.html).toBe(from)
})

test('a logo needs its picture', () => {
  const logos = 'logos: [ { id: a, sample: true, name: A, picture: a.webp } ]\n'
  const found = mistakesAfter(({ change }) => change('{en,th}/samples.yaml', /^logos:.*\n(?: .*\n)*/m, logos))
  expect(found).toEqual(LOCALES.map((locale) => expect.stringContaining(`content/${locale}/samples.yaml`)))
  expect(found[0]).toContain('logos.0.picture: content/pictures has no a.webp; upload it first')
})

test.runIf(isSample)(
  'two articles must not share a title, a description or a drawn cover, and each drawn cover needs a description',
  () => {
    const [newest, older] = content.en.articles.filter(({ coverMotif }) => coverMotif)
    const shared = mistakesAfter(({ change }) => {
      for (const locale of ['en', 'th'])
        change(`${locale}/blog/${newest?.slug}.md`, /coverMotif: .*/, `coverMotif: ${older?.coverMotif}`)
    })
    const problem = expect.stringContaining(`${older?.coverMotif} is that of ${older?.slug}; remove coverMotif`)
    expect(shared).toEqual([problem, problem])
    const copied = mistakesAfter(({ change }) =>
      change(`en/blog/${newest?.slug}.md`, /title: .*/, `title: '${older?.title.replaceAll("'", "''")}'`),
    )
    expect(copied).toEqual([expect.stringMatching(/ title: .* is that of .*; write another$/)])
    const unsaid = mistakesAfter(({ change }) => change(`th/blog/${newest?.slug}.md`, /coverAlt: .*\n/, ''))
    expect(unsaid).toContainEqual(expect.stringMatching(/ coverAlt: describe the drawn cover/))
  },
)

test('a percentage may have one decimal', () => {
  const counting = { table: 'x', over: 'x', rule: 'x', by: 'open', on: 'open', sample: false } as const
  const tenths = Array.from({ length: 1001 }, (_, index) => [
    `tenth${index}`,
    { value: index / 10, format: 'percentOne', counts: { en: 'x', th: 'x' } } as const,
  ])
  const data = { counting, ...Object.fromEntries(tenths) }
  const found = [...checkFacts({ data, source: readSource('facts.yaml', '') })]
  expect(found.filter(({ key }) => key.startsWith('tenth'))).toEqual([])
})
