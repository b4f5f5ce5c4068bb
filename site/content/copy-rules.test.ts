import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { content, contentFolder, copyLines, type Line } from '../../tests/support/content.ts'
import { createFilling, fillInText } from './fill-in.ts'
import { readSource } from './source-file.ts'

/** Written as nobody should write, or in the other language. */
const isExcepted = ({ key }: Line) =>
  /^kit\.styleGuide\.leaves\.voice\.instead\.|^checker\.sample\.|^site\.language\.|\.headline$/.test(key)

/** The paragraphs of Markdown as they are read: without code, addresses of links and ids of headings. */
function proseLines(locale: Locale): Line[] {
  const { figures, identity, notes } = content[locale]
  const { values } = createFilling({ locale, figures, identity, report: () => undefined }, notes)
  return globSync(`${locale}/**/*.md`, { cwd: contentFolder }).flatMap((file) =>
    readSource(file, readFileSync(join(contentFolder, file), 'utf8'))
      .body.replace(/ \{#[a-z-]+\}$|`[^`]+`|(?<=\])\([^)]+\)/gm, '')
      .split('\n')
      .map((text, index) => ({
        key: `${file}:${index}`,
        text: fillInText(text, values, () => undefined).replaceAll('\u00A0', ' '),
      })),
  )
}

const copyIn = (locale: Locale) => copyLines(content[locale]).filter((line) => !isExcepted(line))
const copy = { en: copyIn('en'), th: copyIn('th') }
const read = { en: [...copy.en, ...proseLines('en')], th: [...copy.th, ...proseLines('th')] }

const matching = (lines: readonly Line[], pattern: RegExp) =>
  lines.filter(({ text }) => pattern.test(text)).map(({ key, text }) => `${key}: ${text}`)

test.each(LOCALES)('%s exclaims only where the specification does, and is composed (NFC)', (locale) => {
  const success = 'forms.signup.outcomes.success.title: Success!'
  expect(matching(read[locale], /[!！]/)).toEqual(locale === 'en' ? [success] : [])
  expect(read[locale].filter(({ text }) => text.normalize('NFC') !== text)).toEqual([])
})

test.each(LOCALES)('%s copy keeps the long dash for datelines and has no stray spaces', (locale) => {
  const isDateline = ({ key }: Line) => key.endsWith('.dateline')
  expect(
    matching(
      copy[locale].filter((line) => !isDateline(line)),
      /—/,
    ),
  ).toEqual([])
  const isPart = ({ key }: Line) => /(before|after|Prefix)$/.test(key)
  expect(
    matching(
      copy[locale].filter((line) => !isPart(line)),
      / {2}|\n|^ | $/,
    ),
  ).toEqual([])
})

// English titles leave room for the company's name, which the document adds.
const lengths = {
  en: { title: [30, 60], description: [110, 160] },
  th: { title: [20, 60], description: [70, 160] },
} as const

test.each(LOCALES)('every inner page in %s has a title and a description of a good length, none twice', (locale) => {
  for (const name of ['title', 'description'] as const) {
    const [least, most] = lengths[locale][name]
    const found = copy[locale].filter(({ key }) => key.startsWith('pages.') && key.endsWith(`meta.${name}`))
    expect(found.length).toBeGreaterThanOrEqual(14)
    expect(found.filter(({ text }) => [...text].length < least || [...text].length > most)).toEqual([])
    expect(new Set(found.map(({ text }) => text)).size).toBe(found.length)
  }
})

test('English is in English alone, with typographic quotation marks on its pages, and makes no noise', () => {
  expect(matching(read.en, /\p{Script=Thai}/u)).toEqual([])
  expect(
    matching(
      copy.en.filter(({ key }) => key.startsWith('pages.')),
      /["']/,
    ),
  ).toEqual([])
  const hype =
    /\b(world-class|cutting-edge|seamless|unlock|elevate|empower|leverage|revolutioni[sz]e|game-chang\w+|best-in-class|unparalleled|effortless\w*|supercharge|next-level|solutions?|leading|amplify|unleash)\b/i
  expect(matching(copy.en, hype)).toEqual([])
})

test.each([
  ['holds no English sentence', /[A-Za-z][\w’-]*(?:[ ,]+[A-Za-z][\w’-]*){3,}/],
  ['ends no sentence with a full stop', /\p{Script=Thai}{3,}\.(?=\s|$)/u],
  ['sets Latin letters and numbers apart', /\p{Script=Thai}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Thai}/u],
  ['keeps ๆ at the word before it and apart from the next', /\p{Script=Thai}ๆ|ๆ\p{Script=Thai}/u],
])('Thai %s', (_, pattern) => {
  const isTypeface = ({ text }: Line) => text.includes('IBM Plex Sans Thai Looped')
  expect(
    matching(
      read.th.filter((line) => !isTypeface(line)),
      pattern,
    ),
  ).toEqual([])
})

test('Thai copy has no plus sign for "more than" and no polite particle', () => {
  expect(matching(copy.th, /\d\+(?!\+)|ครับ|ค่ะ|คะ(?!แนน)|นะคะ|(?<!เ|เรียน )ท่าน/u)).toEqual([])
})
