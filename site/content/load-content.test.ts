import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { figureValue } from './figure.ts'
import { content, contentWith, mistakesAfter } from './fixture-content.ts'

test('the content as it stands has no mistake', () => {
  expect(mistakesAfter(() => undefined)).toEqual([])
})

const price = figureValue(content.en.figures, 'plans.basic.price')
const oldest = content.en.articles.at(-1)?.slug

/** A file of `content/`, what is written there instead of what, and the mistakes that are found, without file and line. */
const mistakes: Record<string, readonly [file: string, from: string | RegExp, to: string, ...found: string[]]> = {
  'a mistyped key': [
    'th/site.yaml',
    'skipLink:',
    'skipLnik:',
    'skipLnik: this key is not known here; did you mean skipLink?',
    'skipLink: is missing',
  ],
  'an unknown key': ['en/site.yaml', 'breadcrumb:', 'sepia: x\nbreadcrumb:', 'sepia: this key is not known here'],
  'an empty text': ['th/site.yaml', 'skipLink: ', "skipLink: ''\nx: ", 'skipLink: must not be empty', 'x: this key'],
  'a key that stands twice': ['en/site.yaml', 'skipLink:', 'skipLink: Skip\nskipLink:', 'this key stands here twice'],
  'a tab': ['en/services.yaml', '  slug: global', '\tslug: global', 'begins with a tab; indent with spaces'],
  'a bad indent': ['en/services.yaml', '  slug: global', ' slug: global', 'indent it like the lines it belongs to'],
  'a colon in the middle': ['en/site.yaml', 'skipLink: ', 'skipLink: Skip: ', "holds ': ' in the middle"],
  'an entry out of order': [
    'th/services.yaml',
    'slug: global-distribution',
    'slug: seo-optimization',
    '0.slug: "seo-optimization" is not known here; write global-distribution',
  ],
  'a price typed as text': [
    'facts.yaml',
    /(?<=basic:\n +price: \{ value: )\d+/,
    '$$299',
    'plans.basic.price.value: "$299" is no number; write digits alone',
  ],
  'a format that does not exist': [
    'facts.yaml',
    'format: dollars',
    'format: roman',
    'plans.basic.price.format: "roman" is not known here; write count or decimal',
  ],
  'a figure of which nobody says how it was counted': [
    'facts.yaml',
    /(?<=testimonials:\n) {2}counting: .*\n/,
    '',
    'testimonials.stars: counting lacks table, over, rule, by, on, sample; say it here or in a group around it, or write open',
  ],
  'a figure of which nobody says what it counts': [
    'facts.yaml',
    /counts: .*(?=\n {2}languages:)/,
    '}',
    'general.countries.counts: is missing',
  ],
  'a figure typed into what a figure counts': [
    'facts.yaml',
    'en: Languages of that network',
    'en: The 92% of that network',
    'general.languages.counts.en: the figure 92% is typed as digits; write {general.pickupRate}',
  ],
  'a rule that is not explained': [
    'facts.yaml',
    'rule: founding',
    'rule: funding',
    'company.founded.counting.rule: funding is not explained in content/en/ledger.yaml',
    'company.founded.counting.rule: funding is not explained in content/th/ledger.yaml',
  ],
  'a time zone that no clock knows': ['th/when.yaml', 'America/New_York', 'America/New_Yrok', 'no clock knows this'],
  'a phone number that cannot be dialled': ['identity.yaml', /phone: .*/, "phone: '02'", 'phone: write the'],
  'a number where text belongs': ['en/site.yaml', 'skipLink: ', 'skipLink: 404 #', 'skipLink: 404 is no text; put it'],
  'an unknown placeholder': [
    'en/services.yaml',
    '{general.continents}',
    '{general.continent}',
    '0.line: unknown placeholder {general.continent}; did you mean general.continents?',
  ],
  'an unknown note': [
    'th/pages/media-kit.yaml',
    '{notes.network}',
    '{notes.networks}',
    'facts.note: must hold the placeholders {notes.network}, as English does',
    'facts.note: unknown placeholder {notes.networks}; did you mean notes.network?',
  ],
  'a note that the translation leaves out': [
    'th/faq.yaml',
    '{notes.time} ',
    '',
    '0.answer: must hold the placeholders {notes.time}, as English does',
  ],
  'a placeholder that names a group of figures': [
    'en/services.yaml',
    '{general.continents}',
    '{thai.reach}',
    '0.line: unknown placeholder {thai.reach}',
  ],
  'an unknown figure': [
    'th/plans.yaml',
    'figure: plans.basic.price',
    'figure: plans.basic.prize',
    '0.price.figure: is plans.basic.prize where English has plans.basic.price',
    '0.price.figure: unknown figure plans.basic.prize; did you mean plans.basic.price?',
  ],
  'a figure typed as digits': [
    'en/services.yaml',
    '{general.continents}',
    `${price}`,
    `0.line: the figure ${price} is typed as digits; write {plans.basic.price}`,
  ],
  'an exact number for one that is exceeded': [
    'th/services.yaml',
    'กว่า {general.outlets}',
    '{general.outlets}',
    '0.description: {general.outlets} is a number that is exceeded in facts.yaml; write กว่า {general.outlets}',
  ],
  'a question under another id': [
    'th/faq.yaml',
    'id: how-long',
    'id: how-quick',
    '0.id: is how-quick where English has how-long',
  ],
  'a lost open placeholder': [
    'th/home.yaml',
    '{n} จาก {total}',
    '{n}',
    'testimonials.slide: must hold the placeholders {n} {total}, as English does',
  ],
  'an article of another day than in English': [
    `th/blog/${oldest}.md`,
    /date: .*/,
    'date: 2001-01-03',
    'date: is Wed Jan 03 2001',
  ],
  'an unknown placeholder in a legal text': [
    'en/legal/terms.md',
    '{identity.address}',
    '{identity.fax}',
    'unknown placeholder {identity.fax}',
  ],
}

test.each(Object.entries(mistakes))('%s is named with file, line and key', (_, [file, from, to, ...expected]) => {
  let line = 0
  const found = mistakesAfter((folder) => {
    line = folder.lineOf(file, from)
    folder.change(file, from, to)
  })
  expect(found).toHaveLength(expected.length)
  for (const problem of expected)
    expect(
      found.some((one) => one.startsWith(`content/${file}:`) && one.includes(problem)),
      found.join('\n'),
    ).toBe(true)
  const lines = found.map((one) => Number(/:(\d+):\d+ /.exec(one)?.[1]))
  expect(Math.min(...lines.map((one) => Math.abs(one - line)))).toBeLessThanOrEqual(1)
})

test('a file that is missing in one language, and one that no page reads, are named', () => {
  const found = mistakesAfter(({ remove, write }) => {
    remove(`th/blog/${oldest}.md`)
    write('en/hmoe.yaml', 'hero: Hello')
  })
  expect(found).toEqual([
    `content/th/blog/${oldest}.md:1:1 this file is missing`,
    'content/en/hmoe.yaml:1:1 no page reads this file',
  ])
})

test('a fourth plan is sent to where plans are laid down', () => {
  const [found] = mistakesAfter(({ append }) => append('en/plans.yaml', '\n- id: student\n  name: Student\n'))
  expect(found).toMatch(
    /^content\/en\/plans\.yaml:\d+:\d+ has 4 entries, 3 at most belong here; .+ laid down in contract\/plans\.ts$/,
  )
})

test('an article with the cover of another one is told how to do without', () => {
  const [newest, older] = content.en.articles.filter(({ coverMotif }) => coverMotif)
  const found = mistakesAfter(({ change }) => {
    for (const locale of ['en', 'th'])
      change(`${locale}/blog/${newest?.slug}.md`, /coverMotif: .*/, `coverMotif: ${older?.coverMotif}`)
  })
  expect(found).toEqual([
    expect.stringMatching(`coverMotif: ${older?.coverMotif} is the cover of ${older?.slug}; leave coverMotif`),
  ])
})

test('a drawn cover of which nobody says what it shows is a mistake', () => {
  const covered = content.en.articles.find(({ coverMotif }) => coverMotif)
  const found = mistakesAfter(({ change }) => change(`th/blog/${covered?.slug}.md`, /coverAlt: .*\n/, ''))
  expect(found).toContainEqual(expect.stringMatching(/ coverAlt: say what the drawn cover shows, or leave coverMotif/))
})

test('all mistakes are named at once', () => {
  const found = mistakesAfter(({ change }) => {
    change('en/site.yaml', 'skipLink:', 'skip:')
    change('th/services.yaml', '{general.continents}', '{general.planets}')
    change('identity.yaml', 'email:', 'mail:')
    change(`en/blog/${oldest}.md`, /category: .*/, 'category: poetry')
  })
  const files = new Set(found.map((one) => one.split(':')[0]))
  expect([...files]).toEqual(['content/identity.yaml', 'content/en/site.yaml', `content/en/blog/${oldest}.md`])
})

test('placeholders and figures read as the language writes numbers', () => {
  const { en, th } = contentWith(({ change }) => {
    change('facts.yaml', /(?<=basic:\n +price: \{ value: )\d+/, '1234')
    change('facts.yaml', /(?<=opens: \{ value: )\d+/, '5')
    change('facts.yaml', /(?<=closes: \{ value: )\d+/, '23')
    change('en/site.yaml', /skipLink: .*/, "skipLink: '{hours.opens} to {hours.closes} ICT'")
    change('th/site.yaml', /skipLink: .*/, "skipLink: '{hours.opens}–{hours.closes} น.'")
  })
  expect(en.site.skipLink).toBe('5:00 AM to 11:00 PM ICT')
  expect(th.site.skipLink).toBe('5.00–23.00 น.')
  expect(th.plans[0].price.figure).toEqual({
    path: 'plans.basic.price',
    value: 1234,
    text: '1,234\u00A0ดอลลาร์สหรัฐ',
    atLeast: false,
    whole: '1,234\u00A0ดอลลาร์สหรัฐ',
  })
  expect(en.home.testimonials.slide).toBe('Slide {n} of {total}')
})

test('the heads of Markdown are filled in like any copy', () => {
  const article = `en/blog/${oldest}.md`
  const { en } = contentWith(({ change }) => {
    change(
      article,
      /^description: .*/m,
      `description: '{identity.name} ${'in {general.countries} countries '.repeat(4)}'`,
    )
    change('en/legal/terms.md', /^description: .*/m, "description: 'Terms of {identity.name}'")
    change('en/resources/strategy-guide/01-aim.md', /^lead: .*/m, "lead: 'Why {general.countries}'")
  })
  const countries = figureValue(content.en.figures, 'general.countries')
  expect(en.articles.at(-1)?.description).toContain(`${en.identity.name} in ${countries} countries`)
  expect([en.legal.terms.description, en.legal.terms.lead]).toEqual(Array(2).fill(`Terms of ${en.identity.name}`))
  expect(en.chapters[0]?.lead).toBe(`Why ${countries}`)
})

test('what nobody fills in at the head of Markdown is a mistake there', () => {
  const article = `blog/${oldest}.md`
  const found = mistakesAfter(({ change }) => {
    for (const locale of LOCALES) change(`${locale}/${article}`, /^title: .*/m, 'title: In {year}')
    change('en/legal/terms.md', /^description: .*/m, "description: 'Terms of {identity.nmae}'")
  })
  expect(found).toEqual([
    `content/en/${article}:2:1 title: unknown placeholder {year}`,
    'content/en/legal/terms.md:3:1 description: unknown placeholder {identity.nmae}; did you mean identity.name?',
    `content/th/${article}:2:1 title: unknown placeholder {year}`,
  ])
})
