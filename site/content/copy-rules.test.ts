import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { content, contentFolder, copyLines, type Line } from '../../tests/support/content.ts'
import { createFillContext, fillInText } from './fill-in.ts'
import { readSource } from './source-file.ts'

/** True for examples of bad writing, and for texts in the other language. */
const isExcepted = ({ key }: Line) =>
  /^kit\.styleGuide\.leaves\.voice\.instead\.|^checker\.sample\.|^site\.language\.|\.headline$/.test(key)

/** Returns the lines of the Markdown files without code, link URLs and heading ids. */
function proseLines(locale: Locale): Line[] {
  const { figures, identity, notes } = content[locale]
  const { values } = createFillContext({ locale, figures, identity, report: () => undefined }, notes)
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

test.each(LOCALES)('%s has exclamation marks only where the specification does, and is in Unicode NFC', (locale) => {
  const success = 'forms.signup.outcomes.success.title: Success!'
  expect(matching(read[locale], /[!！]/)).toEqual(locale === 'en' ? [success] : [])
  expect(read[locale].filter(({ text }) => text.normalize('NFC') !== text)).toEqual([])
})

test.each(LOCALES)('%s copy has em dashes only in datelines, and no stray spaces', (locale) => {
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

/** Shortest and longest length in characters. The page adds the company's name to the title. */
const lengths = {
  en: { title: [30, 60], description: [110, 160] },
  th: { title: [20, 60], description: [70, 160] },
} as const

test.each(LOCALES)('every inner page in %s has a unique title and description of a good length', (locale) => {
  for (const name of ['title', 'description'] as const) {
    const [least, most] = lengths[locale][name]
    const found = copy[locale].filter(({ key }) => key.startsWith('pages.') && key.endsWith(`meta.${name}`))
    expect(found.length).toBeGreaterThanOrEqual(14)
    expect(found.filter(({ text }) => [...text].length < least || [...text].length > most)).toEqual([])
    expect(new Set(found.map(({ text }) => text)).size).toBe(found.length)
  }
})

test('English copy has no Thai, no straight quotation marks on its pages, and no hype', () => {
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
  ['has no English sentence', /[A-Za-z][\w’-]*(?:[ ,]+[A-Za-z][\w’-]*){3,}/],
  ['ends no sentence with a full stop', /\p{Script=Thai}{3,}\.(?=\s|$)/u],
  ['has spaces around Latin letters and numbers', /\p{Script=Thai}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Thai}/u],
  ['has a space before and after ๆ', /\p{Script=Thai}ๆ|ๆ\p{Script=Thai}/u],
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
