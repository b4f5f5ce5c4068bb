import { BORROWED } from '../lexicon-thai.ts'
import type { Draft } from '../read-draft.ts'
import { type Found, findAll, firstOfEach, type Remark } from '../remark.ts'
import { editDistance } from './edit-distance.ts'

/** Words with a capital, and the second part of a name that is written in two. */
const CAPITAL = /(?<![\p{L}\d@./-])\p{Lu}[\p{L}\d]{2,40}(?![\p{L}\d@]|\.[a-z])/gu
const COMPASS = /^(?:Northern|Southern|Eastern|Western)$/
/** The first name and, where it stands there, the surname of somebody with a courtesy title. */
const TITLED =
  /(?:นางสาว|น\.ส\.|นาง|นาย|ดร\.|คุณ(?!ภาพ|สมบัติ|ค่า|ธรรม|ประโยชน์|วุฒิ|ลักษณะ)) ?([\u0e00-\u0e7f]{3,30})(?: ([\u0e00-\u0e7f]{4,30}))?/g

const isNear = (one: string, other: string) => {
  const shorter = Math.min(one.length, other.length)
  if (shorter < 4) return false
  const most = shorter >= 8 ? 2 : 1
  return editDistance(one, other, most) <= most
}

const twoWays = (other: Found, first: Found): Remark => ({
  rule: 'name-two-ways',
  start: other.start,
  end: other.end,
  name: other.text,
  title: first.text,
})

/** Compared with those before it that begin with the same letter: a later spelling is the one to mark. */
function nearPairs(names: readonly Found[], isOther: (one: string, other: string) => boolean): Remark[] {
  const byLetter = new Map<string, Found[]>()
  for (const name of names) {
    const letter = name.text.slice(0, 1)
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), name])
  }
  return [...byLetter.values()].flatMap((alike) =>
    alike.flatMap((name, at) => {
      const first = alike.slice(0, at).find((earlier) => isOther(earlier.text, name.text))
      return first ? [twoWays(name, first)] : []
    }),
  )
}

/** Names in Latin letters. A word that also stands in small letters is no name, and neither is a plural another one. */
function latinNames({ text, story, headline, boilerplate }: Draft): Remark[] {
  const small = new Set(text.match(/(?<![\p{L}@./-])\p{Ll}{3,40}(?![@/]|\.\p{L})/gu))
  const stretches = [...(headline ? [headline] : []), ...story, ...(boilerplate ? [boilerplate] : [])]
  const all = stretches
    .flatMap((stretch) => findAll(stretch, CAPITAL))
    .filter((name) => !small.has(name.text.toLowerCase()) && /\p{Ll}/u.test(name.text) && !COMPASS.test(name.text))
  const spellings = new Set<string>()
  const once = all.filter(({ text }) => !spellings.has(text) && spellings.add(text))
  const near = nearPairs(once, (one, other) => {
    if (one.toLowerCase() === other.toLowerCase()) return true
    const isForm = one.startsWith(other) || other.startsWith(one)
    return !isForm && Math.min(one.length, other.length) >= 5 && isNear(one, other)
  })
  // `Nam Jai` and `Namjai`: two words that stand together elsewhere as one.
  const joined = new Map(once.map((name) => [name.text.toLowerCase(), name]))
  const parted = all.flatMap((name, at) => {
    const next = all[at + 1]
    if (!next || !/^[ -]$/.test(text.slice(name.end, next.start))) return []
    const whole = joined.get((name.text + next.text).toLowerCase())
    if (!whole) return []
    const pair = { text: text.slice(name.start, next.end), start: name.start, end: next.end }
    return [whole.start < pair.start ? twoWays(pair, whole) : twoWays(whole, pair)]
  })
  return [...near, ...parted.slice(0, 1)]
}

/** People with a courtesy title: their first names, and the surnames of those of one first name. */
function thaiNames({ text }: Draft): Remark[] {
  const people = [...text.matchAll(TITLED)].map(({ 0: whole, 1: first = '', 2: last = '', index }) => {
    const start = index + whole.indexOf(first)
    return { text: first, start, end: start + first.length, last, lastStart: index + whole.length - last.length }
  })
  const firstNames = nearPairs(firstOfEach(people), isNear)
  const surnames = people.flatMap((person, at) => {
    const same = people.slice(0, at).find((other) => other.text === person.text && other.last !== person.last)
    if (!same || !isNear(same.last, person.last)) return []
    const found = { text: person.last, start: person.lastStart, end: person.lastStart + person.last.length }
    return [twoWays(found, { ...found, text: same.last })]
  })
  return [...firstNames, ...surnames.slice(0, 1)]
}

/** Borrowed words of which both spellings stand in the draft. The second may be the first with more behind it. */
function borrowedWords({ text }: Draft): Remark[] {
  return BORROWED.flatMap(([right, other]) => {
    const start = text.indexOf(other)
    const has = text.replaceAll(other, '').includes(right)
    return start >= 0 && has
      ? [{ rule: 'name-two-ways', start, end: start + other.length, name: other, title: right }]
      : []
  })
}

/** One thing, one spelling: who searches for one does not find the other. */
export const nameRemarks = (draft: Draft): Remark[] => [
  ...latinNames(draft),
  ...(draft.language === 'th' ? [...thaiNames(draft), ...borrowedWords(draft)] : []),
]
