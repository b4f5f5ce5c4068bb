import { describe, expect, test } from 'vitest'
import { keyPath } from './check-file.ts'
import { composeContent } from './compose-content.ts'
import { type ContentLocale, contentLocales } from './locales.ts'
import { readContent } from './read-content.ts'
import { copyNames } from './schemas/copy.ts'
import { type Fact, type FactGroup, isFact } from './schemas/facts.ts'
import { smallCount } from './small-counts.ts'

const raw = readContent(new URL('../../content', import.meta.url).pathname)
const { facts, words } = composeContent(raw)

interface Line {
  /** File and key, as `home.hero.lead`. */
  key: string
  text: string
}

const notCopy = /\.(id|key|slug|figure|code|path)$/

function lines(node: unknown, path: PropertyKey[]): Line[] {
  const key = keyPath(path)
  if (typeof node === 'string') return notCopy.test(key) ? [] : [{ key, text: node }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => lines(value, [...path, name]))
}

/** The copy as it is written, placeholders and all. */
const written = (locale: ContentLocale) => copyNames.flatMap((name) => lines(raw.copy[locale][name], [name]))
/** The copy as it is read, figures filled in. */
const read = (locale: ContentLocale) =>
  copyNames
    .flatMap((name) => lines(words[locale][name], [name]))
    .map(({ key, text }) => ({ key, text: text.replace(/[\u2060\u200B]/g, '').replaceAll('\u00A0', ' ') }))

const broken = (all: Line[], isBroken: (line: Line) => boolean) =>
  all.filter(isBroken).map(({ key, text }) => `${key}: ${text}`)

const placeholders = /\{[^{}]*\}/g
const isSample = ({ key }: Line) => key.startsWith('samples.') || key.startsWith('home.hero.sheet.')
const isInTheOtherLanguage = ({ key }: Line) => key.startsWith('site.language.')

function factPaths(group: FactGroup, path: string[] = []): string[] {
  return Object.entries(group).flatMap(([name, node]) =>
    isFact(node) ? [[...path, name].join('.')] : factPaths(node, [...path, name]),
  )
}

function factAt(path: string): Fact {
  return path.split('.').reduce<Fact | FactGroup>((node, name) => (node as FactGroup)[name] as Fact, facts) as Fact
}

describe.each(contentLocales)('copy in %s', (locale) => {
  test('shows every claim of the general, Thai and international networks on the home page', () => {
    const home = JSON.stringify(raw.copy[locale].home)
    const claims = factPaths(facts).filter((path) => /^(general|international|thai|company)\./.test(path))
    expect(claims.length).toBeGreaterThan(55)
    expect(claims.filter((path) => !home.includes(`{${path}}`) && !home.includes(`"${path}"`))).toEqual([])
  })

  test('writes no figure as digits: figures live in facts.yaml', () => {
    const hasDigits = (line: Line) =>
      /\d/.test(line.text.replace(placeholders, '').replace(/^404$/, '').replace(smallCount, ''))
    expect(broken(written(locale), (line) => !isSample(line) && hasDigits(line))).toEqual([])
  })

  test('says "more than" wherever a fact does, and nowhere else', () => {
    const says =
      locale === 'th'
        ? (text: string, at: number) => text.slice(0, at).endsWith('กว่า ')
        : (text: string, _: number, end: number) => text[end] === '+'
    const isWrong = ({ text }: Line) =>
      [...text.matchAll(/\{([a-zA-Z]+(?:\.[a-zA-Z]+)+)\}/g)].some(([whole, path = ''], _, __) => {
        if (path.startsWith('identity.')) return false
        const at = text.indexOf(whole)
        return says(text, at, at + whole.length) !== (factAt(path).atLeast === true)
      })
    expect(broken(written(locale), isWrong)).toEqual([])
  })

  test('exclaims only where the specification does', () => {
    expect(broken(read(locale), ({ text }) => text.includes('!'))).toEqual(
      locale === 'en' ? ['forms.signup.outcomes.success.title: Success!'] : [],
    )
  })

  test('keeps the long dash for datelines', () => {
    expect(broken(read(locale), ({ key, text }) => text.includes('—') && !key.endsWith('.dateline'))).toEqual([])
  })

  test('has no stray spaces and is composed (NFC)', () => {
    const isStray = ({ key, text }: Line) =>
      /[ ]{2}|\n/.test(text) ||
      text.normalize('NFC') !== text ||
      (text.trim() !== text && !/(before|after|Prefix)$/.test(key))
    expect(broken(read(locale), isStray)).toEqual([])
  })
})

test('English copy holds no Thai script, except for the language switch', () => {
  expect(broken(read('en'), (line) => /\p{Script=Thai}/u.test(line.text) && !isInTheOtherLanguage(line))).toEqual([])
})

test('English copy makes no noise', () => {
  const hype =
    /\b(world-class|cutting-edge|seamless|unlock|elevate|empower|leverage|revolutioni[sz]e|game-chang\w+|best-in-class|unparalleled|effortless\w*|supercharge|next-level|solutions?)\b/i
  expect(broken(read('en'), ({ text }) => hype.test(text))).toEqual([])
})

describe('Thai copy', () => {
  const thai = read('th').filter((line) => !isInTheOtherLanguage(line))

  test('holds no English sentence', () => {
    expect(broken(thai, ({ text }) => /[A-Za-z][\w'’-]*(?:[ ,]+[A-Za-z][\w'’-]*){3,}/.test(text))).toEqual([])
  })

  test('is Thai: every line longer than a name or a mark has Thai script', () => {
    const names = ['404', 'Basic', 'Professional', 'Enterprise', 'Tallyloom', 'Northbank Robotics', '###', '']
    expect(broken(thai, ({ text }) => !/\p{Script=Thai}/u.test(text) && !isFormatted(text, names))).toEqual([])
  })

  test('ends no sentence with a full stop', () => {
    expect(
      broken(thai, ({ text }) => /\p{Script=Thai}\.(?!\p{Script=Thai})/u.test(text.replaceAll(' น.', ''))),
    ).toEqual([])
  })

  test('sets a space between Thai and Latin letters or numbers', () => {
    const touching = /\p{Script=Thai}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Thai}/u
    expect(broken(thai, ({ text }) => touching.test(text))).toEqual([])
  })

  test('sets a space before ๆ, uses no plus sign for "more than", no polite particles, no old spellings', () => {
    const avoided =
      /\p{Script=Thai}ๆ|\}\+|\d\+|ครับ|ค่ะ|คะ(?!แนน)|นะคะ|(?<!เ)ท่าน|อีเมล์|แพคเกจ|แพ็คเกจ|เว็ปไซต์|เว็บไซท์|เวปไซต์/u
    expect(broken([...thai, ...written('th')], ({ text }) => avoided.test(text))).toEqual([])
  })

  test('uses no word that betrays a translation', () => {
    const betraying = [
      'แจกจ่าย',
      'การแถลงข่าว',
      'เครือข่ายการจำหน่าย',
      'ลวดข่าว',
      'แท่นพิมพ์',
      'เต้าเสียบ',
      'ร้านสื่อ',
      'อัตราการรับ',
      'ความครอบคลุม',
      'เอื้อมถึง',
      'การขยายงาน',
      'แผ่นหม้อน้ำ',
      'คว่ำบาตร',
      'ซินดิเคท',
      'การกระจายทั่วโลก',
      'การกระจายที่กำหนดเป้าหมาย',
      'การสร้างเนื้อหา',
      'การวิเคราะห์ประสิทธิภาพ',
      'การเพิ่มประสิทธิภาพ',
      'ทัศนวิสัย',
      'การพลิกกลับ',
      'มืออาชีพ',
      'ต่อการปล่อย',
      'ยอดนิยม',
      'สมัครสมาชิก',
      'เริ่มต้นใช้งาน',
      'เรียนรู้เพิ่มเติม',
      'กำหนดเวลาการให้คำปรึกษา',
      'ยื่นเสนอ',
      'ความสำเร็จ!',
      'มีบางอย่างผิดพลาด',
      'มีปัญหา',
      'มันทำงานอย่างไร',
      'คำรับรอง',
      'เรื่องราวความสำเร็จ',
      'ทรัพยากร',
      'โหลดเพิ่มเติม',
      'ชุดสื่อ',
      'ความสมบูรณ์',
    ]
    expect(broken(thai, ({ text }) => betraying.some((word) => text.includes(word)))).toEqual([])
  })
})

/** A bare number of a figure, or a name that stays as it is in Thai. */
function isFormatted(text: string, names: string[]): boolean {
  return names.includes(text) || /^[+\d.,%]+$/.test(text)
}
