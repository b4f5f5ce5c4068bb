import { distance } from 'fastest-levenshtein'
import { findAll, firstOfEach } from '../draft-text.ts'
import { lexicons } from '../lexicons.ts'
import type { Draft } from '../read-draft.ts'
import { type Found, type Remark, remarkOn, remarkQuoting } from '../remark.ts'

/** Capitalized words, including the second part of a name in two words. */
const CAPITAL = /(?<![\p{L}\d@./-])\p{Lu}[\p{L}\d]{2,40}(?![\p{L}\d@]|\.[a-z])/gu
const COMPASS = /^(?:Northern|Southern|Eastern|Western)$/
/** First name and, if present, surname after a courtesy title. */
const TITLED =
  /(?:นางสาว|น\.ส\.|นาง|นาย|ดร\.|คุณ(?!ภาพ|สมบัติ|ค่า|ธรรม|ประโยชน์|วุฒิ|ลักษณะ)) ?([\u0e00-\u0e7f]{3,30})(?: ([\u0e00-\u0e7f]{4,30}))?/g

/** True if two words differ by one letter, or long words by two. */
function isNear(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  const most = shorter >= 8 ? 2 : 1
  if (shorter < 4 || Math.abs(one.length - other.length) > most) return false
  return distance(one, other) <= most
}

/** Marks the later spelling. */
const twoWays = (later: Found, first: Found): Remark => remarkQuoting('name-two-ways', later, { title: first.text })

/** Compares each name with those before it that begin with the same letter. */
function nearPairs(names: readonly Found[], isOther: (one: string, other: string) => boolean): Remark[] {
  return names.flatMap((name, at) => {
    const isOtherSpelling = ({ text }: Found) => text[0] === name.text[0] && isOther(text, name.text)
    const first = names.slice(0, at).find(isOtherSpelling)
    return first ? [twoWays(name, first)] : []
  })
}

/** Names in Latin letters. A word that also occurs in lower case is not a name, and a plural is not another name. */
function latinNames({ text, story, headline, boilerplate }: Draft): Remark[] {
  const small = new Set(text.match(/(?<![\p{L}@./-])\p{Ll}{3,40}(?![@/]|\.\p{L})/gu))
  const all = [headline, ...story, boilerplate]
    .flatMap((stretch) => (stretch ? findAll(stretch, CAPITAL) : []))
    .filter((name) => !small.has(name.text.toLowerCase()) && /\p{Ll}/u.test(name.text) && !COMPASS.test(name.text))
  const seen = new Set<string>()
  const spellings = all.filter((name) => !seen.has(name.text) && seen.add(name.text))
  const near = nearPairs(spellings, (one, other) => {
    if (one.toLowerCase() === other.toLowerCase()) return true
    const isForm = one.startsWith(other) || other.startsWith(one)
    return !isForm && Math.min(one.length, other.length) >= 5 && isNear(one, other)
  })
  // `Nam Jai` and `Namjai`: two words here, one word elsewhere.
  const joined = new Map(spellings.map((name) => [name.text.toLowerCase(), name]))
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

/** People with a courtesy title: compares first names, and surnames of people with the same first name. */
function thaiNames({ text }: Draft): Remark[] {
  const people = [...text.matchAll(TITLED)].map(({ 0: whole, 1: first = '', 2: last = '', index }) => {
    const start = index + whole.indexOf(first)
    const end = index + whole.length
    return { text: first, start, end: start + first.length, surname: { text: last, start: end - last.length, end } }
  })
  const surnames = people.flatMap(({ text, surname }, at) => {
    const same = people.slice(0, at).find((other) => other.text === text && other.surname.text !== surname.text)
    return same && isNear(same.surname.text, surname.text) ? [twoWays(surname, same.surname)] : []
  })
  return [...nearPairs(firstOfEach(people), isNear), ...surnames.slice(0, 1)]
}

/** Loanwords that occur in both spellings. The second spelling may begin with the first. */
function borrowedWords({ text }: Draft): Remark[] {
  return lexicons.th.BORROWED.flatMap(([right, other]) => {
    const start = text.indexOf(other)
    const hasBoth = start >= 0 && text.replaceAll(other, '').includes(right)
    const place = { start, end: start + other.length }
    return hasBoth ? [remarkOn('name-two-ways', place, { name: other, title: right })] : []
  })
}

/** Finds names with two spellings: a search for one does not find the other. */
export const nameRemarks = (draft: Draft): Remark[] => [
  ...latinNames(draft),
  ...(draft.language === 'th' ? [...thaiNames(draft), ...borrowedWords(draft)] : []),
]
