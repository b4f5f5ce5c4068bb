import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkFile, keyPath } from './check-file.ts'
import { identityIn } from './identity.ts'
import { type ContentLocale, contentLocales } from './locales.ts'
import { resolve } from './resolve.ts'
import { checkSameShape } from './same-shape.ts'
import { type Fact, type FactGroup, factsSchema } from './schemas/facts.ts'
import { faqSchema } from './schemas/faq.ts'
import { identitySchema } from './schemas/identity.ts'
import { faqPageSchema } from './schemas/pages/faq.ts'
import { type PageName, pageNames, pageSchemas } from './schemas/pages/page-schemas.ts'
import { smallCount } from './small-counts.ts'

const content = join(import.meta.dirname, '../../content')
const read = (path: string): unknown => parse(readFileSync(join(content, path), 'utf8'))

const facts = checkFile('facts.yaml', factsSchema, read('facts.yaml'))
const identity = checkFile('identity.yaml', identitySchema, read('identity.yaml'))

const raw = (locale: ContentLocale, name: PageName) => read(`${locale}/pages/${name}.yaml`)

function composed(locale: ContentLocale, name: PageName): unknown {
  const file = `content/${locale}/pages/${name}.yaml`
  const copy = checkFile(file, pageSchemas[name], raw(locale, name))
  return resolve(copy, { file, locale, facts, identity: identityIn(identity, locale) })
}

interface Line {
  /** File and key, as `about.hero.lead`. */
  key: string
  text: string
}

const notCopy = /\.(id|slug|figure|path|fileType)$|\.questions\.\d+$|\.figure\./

function lines(node: unknown, path: PropertyKey[]): Line[] {
  const key = keyPath(path)
  if (typeof node === 'string') return notCopy.test(key) || node === '' ? [] : [{ key, text: node }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => lines(value, [...path, name]))
}

const written = (locale: ContentLocale) => pageNames.flatMap((name) => lines(raw(locale, name), [name]))
const shown = (locale: ContentLocale) => pageNames.flatMap((name) => lines(composed(locale, name), [name]))

const broken = (all: Line[], isBroken: (line: Line) => boolean) =>
  all.filter(isBroken).map(({ key, text }) => `${key}: ${text}`)

const valuesAt = (locale: ContentLocale, key: RegExp) => shown(locale).filter((line) => key.test(line.key))

function factAt(path: string): Fact {
  return path.split('.').reduce<Fact | FactGroup>((node, name) => (node as FactGroup)[name] as Fact, facts) as Fact
}

describe.each(pageNames)('the page %s', (name) => {
  test.each(contentLocales)('fits its schema, and every placeholder is known: %s', (locale) => {
    expect(composed(locale, name)).toBeTypeOf('object')
  })

  test('has the same keys, lists, ids, figures and open placeholders in both languages', () => {
    checkSameShape(`content/th/pages/${name}.yaml`, raw('en', name), raw('th', name))
    const keysOf = (locale: ContentLocale) => {
      const units = /\.unit$/
      return lines(raw(locale, name), [name])
        .map(({ key }) => key)
        .filter((key) => !units.test(key))
        .sort()
    }
    expect(keysOf('th')).toEqual(keysOf('en'))
  })
})

describe('the questions of the FAQ page', () => {
  const home = checkFile('faq.yaml', faqSchema, read('en/faq.yaml')).map(({ id }) => id)

  test.each(contentLocales)('stand in one category each: %s', (locale) => {
    const page = checkFile('faq.yaml', faqPageSchema, raw(locale, 'faq'))
    const own = page.questions.map(({ id }) => id)
    const placed = page.categories.flatMap(({ questions }) => questions)
    expect([...placed].sort()).toEqual([...home, ...own].sort())
  })

  test('stand in the same category in both languages', () => {
    const [en, th] = contentLocales.map((locale) =>
      checkFile('faq.yaml', faqPageSchema, raw(locale, 'faq')).categories.map(({ questions }) => questions),
    )
    expect(th).toEqual(en)
  })
})

describe.each(contentLocales)('the inner pages in %s', (locale) => {
  // English titles leave room for the company's name, which the document adds.
  const bounds = {
    en: { title: [30, 60], description: [110, 160] },
    th: { title: [20, 60], description: [70, 160] },
  }[locale]
  const isOutside = ({ text }: Line, [least = 0, most = 0]: number[]) =>
    [...text].length < least || [...text].length > most

  test('have titles and descriptions of a good length, none of them twice', () => {
    const titles = valuesAt(locale, /meta\.title$/)
    const descriptions = valuesAt(locale, /meta\.description$/)
    expect(titles).toHaveLength(14)
    expect(broken(titles, (line) => isOutside(line, bounds.title))).toEqual([])
    expect(broken(descriptions, (line) => isOutside(line, bounds.description))).toEqual([])
    for (const each of [titles, descriptions]) expect(new Set(each.map(({ text }) => text)).size).toBe(each.length)
  })

  test('repeat no sentence of each other or of the home page', () => {
    const other = ['home', 'faq', 'services', 'plans', 'samples'].flatMap((name) =>
      lines(read(`${locale}/${name}.yaml`), [name]),
    )
    const sentences = [...written(locale), ...other]
      .filter(({ text }) => text.length > 60)
      .map(({ text }) => text)
      .sort()
    expect(sentences.filter((text, index) => text === sentences[index - 1])).toEqual([])
  })

  test('write no figure as digits: figures live in facts.yaml', () => {
    const hasDigits = ({ text }: Line) => /\d/.test(text.replace(/\{[^{}]*\}/g, '').replace(smallCount, ''))
    expect(broken(written(locale), hasDigits)).toEqual([])
  })

  test('say "more than" wherever a fact does, and nowhere else', () => {
    const isWrong = ({ text }: Line) =>
      [...text.matchAll(/\{([a-zA-Z]+(?:\.[a-zA-Z]+)+)\}/g)].some(({ 0: whole, 1: path = '', index }) => {
        if (path.startsWith('identity.')) return false
        const says = locale === 'th' ? text.slice(0, index).endsWith('กว่า ') : text[index + whole.length] === '+'
        return says !== (factAt(path).atLeast === true)
      })
    expect(broken(written(locale), isWrong)).toEqual([])
  })

  test('exclaim nowhere, and keep the long dash for datelines', () => {
    expect(broken(shown(locale), ({ text }) => /[!！]/.test(text))).toEqual([])
    expect(broken(shown(locale), ({ key, text }) => text.includes('—') && !key.endsWith('.dateline'))).toEqual([])
  })

  test('have no stray spaces and are composed (NFC)', () => {
    const isStray = ({ text }: Line) => /[ ]{2}|\n/.test(text) || text.trim() !== text || text.normalize('NFC') !== text
    expect(broken(shown(locale), isStray)).toEqual([])
  })
})

test('English pages hold no Thai script and no typewriter quotation marks', () => {
  expect(broken(shown('en'), ({ text }) => /\p{Script=Thai}|["']/u.test(text))).toEqual([])
})

test('English pages make no noise', () => {
  const hype =
    /\b(world-class|cutting-edge|seamless|unlock|elevate|empower|leverage|revolutioni[sz]e|game-chang\w+|best-in-class|unparalleled|effortless\w*|supercharge|next-level|solutions?|leading|amplify|unleash)\b/i
  expect(broken(shown('en'), ({ text }) => hype.test(text))).toEqual([])
})

describe('Thai pages', () => {
  const thai = shown('th')

  test('hold no English sentence, and every line is Thai', () => {
    expect(broken(thai, ({ text }) => /[A-Za-z][\w’-]*(?:[ ,]+[A-Za-z][\w’-]*){3,}/.test(text))).toEqual([])
    const names = /article\.share\.|resources\.size$/
    expect(broken(thai, ({ key, text }) => !/\p{Script=Thai}/u.test(text) && !names.test(key))).toEqual([])
  })

  test('end no sentence with a full stop, and set Latin letters and numbers apart', () => {
    expect(
      broken(thai, ({ text }) =>
        /\p{Script=Thai}\.(?!\p{Script=Thai})/u.test(text.replace(/(?<=^| )(?:น|พ\.ศ)\./g, '')),
      ),
    ).toEqual([])
    expect(broken(thai, ({ text }) => /\p{Script=Thai}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Thai}/u.test(text))).toEqual([])
  })

  test('keep ๆ at the word before it and apart from the next', () => {
    expect(broken(thai, ({ text }) => /[^\u00A0]ๆ|ๆ\p{Script=Thai}/u.test(text))).toEqual([])
  })

  test('use no polite particle, no old spelling, no word that betrays a translation', () => {
    const avoided =
      /ครับ|ค่ะ|นะคะ|(?<!เ)ท่าน|อีเมล์|แพคเกจ|แพ็คเกจ|เว็ปไซต์|แจกจ่าย|เอื้อมถึง|ทรัพยากร|เรียนรู้เพิ่มเติม|เริ่มต้นใช้งาน|สมัครสมาชิก|ยอดนิยม|มืออาชีพ|โหลดเพิ่มเติม|ชุดสื่อ|ความครอบคลุม|มีปัญหา|เรื่องราวความสำเร็จ|คำรับรอง|ความสมบูรณ์|ทัศนวิสัย|(?<!น้ำ)มัน/u
    expect(broken(thai, ({ text }) => avoided.test(text))).toEqual([])
  })
})

test('the words that the specification fixes are there', () => {
  const en = Object.fromEntries(shown('en').map(({ key, text }) => [key, text]))
  expect(en).toMatchObject({
    'services.shared.features.titles.consultation': 'Expert consultation',
    'services.shared.features.titles.strategy': 'Custom strategy',
    'services.shared.features.titles.implementation': 'Professional implementation',
    'services.shared.features.titles.reporting': 'Comprehensive reporting',
    'services.shared.process.titles.consultation': 'Initial consultation',
    'services.shared.process.titles.strategy': 'Strategy development',
    'services.shared.process.titles.implementation': 'Implementation',
    'services.shared.process.titles.reporting': 'Reporting and optimization',
    'services.shared.getStarted': 'Get Started',
    'pricing.shared.sidebar.choose': 'Choose {name} Plan',
    'pricing.shared.comparison.titles.agencies': 'Traditional PR agencies',
    'pricing.shared.comparison.titles.diy': 'DIY distribution',
    'pricing.shared.comparison.titles.online': 'Other online PR services',
    'faq.categories.0.title': 'Services & Packages',
    'faq.categories.5.title': 'Account Management',
    'faq.support.button': 'Contact Support',
    'blog.list.loaded': '{n} more articles',
  })
})
