import { distance } from 'fastest-levenshtein'
import { type Found, findAll, keepFirstOfEach } from './draft-text.ts'
import { BORROWED } from './lexicon-thai.ts'
import type { Draft } from './read-draft.ts'

/** A name that has another spelling in the draft. `title` is the other spelling. */
type SecondSpelling = Found & { title: string }

/** Capitalized words, including the second part of a name in two words. */
const CAPITALIZED =
  /(?<![\p{L}\d@./-])(?!(?:North|South|East|West)ern\b)\p{Lu}(?=[\p{L}\d]*\p{Ll})[\p{L}\d]{2,40}(?![\p{L}\d@]|\.[a-z])/gu
const SMALL = /(?<![\p{L}@./-])\p{Ll}{3,40}(?![@/]|\.\p{L})/gu
/** First name and, if present, surname after a courtesy title. */
const TITLED =
  /(?:นางสาว|น\.ส\.|นาง|นาย|ดร\.|คุณ(?!ภาพ|สมบัติ|ค่า|ธรรม|ประโยชน์|วุฒิ|ลักษณะ)) ?([\u0e00-\u0e7f]{3,30}(?: [\u0e00-\u0e7f]{4,30})?)/g

/** True if two words differ by one letter, or long words by two. */
function isNear(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  const most = shorter >= 8 ? 2 : 1
  return shorter >= 4 && Math.abs(one.length - other.length) <= most && distance(one, other) <= most
}

/** Compares each name with the names before it that start with the same letter. */
const findNearPairs = (names: readonly Found[], isOther: (one: string, other: string) => boolean): SecondSpelling[] =>
  names.flatMap((name, at) => {
    const first = names.slice(0, at).find(({ text }) => text[0] === name.text[0] && isOther(text, name.text))
    return first ? [{ ...name, title: first.text }] : []
  })

/** Finds names in Latin letters. A word that the draft also has in lower case is not a name. A plural is not another spelling. */
function findLatinNames({ text, story, headline, boilerplate }: Draft): SecondSpelling[] {
  const small = new Set(text.match(SMALL))
  const all = [...headline, ...story, ...boilerplate]
    .flatMap((part) => findAll(part, CAPITALIZED))
    .filter((name) => !small.has(name.text.toLowerCase()))
  const spellings = all.filter(({ text }, at) => all.findIndex((name) => name.text === text) === at)
  const near = findNearPairs(spellings, (one, other) => {
    if (one.toLowerCase() === other.toLowerCase()) return true
    const isForm = one.startsWith(other) || other.startsWith(one)
    return !isForm && Math.min(one.length, other.length) >= 5 && isNear(one, other)
  })
  // A name with and without a space: `Nam Jai`, `Namjai`.
  const joined = new Map(spellings.map((name) => [name.text.toLowerCase(), name.text]))
  const parted = all.flatMap((name, at) => {
    const next = all[at + 1]
    const title = next && joined.get((name.text + next.text).toLowerCase())
    if (!title || !/^[ -]$/.test(text.slice(name.end, next.start))) return []
    return [{ text: text.slice(name.start, next.end), start: name.start, end: next.end, title }]
  })
  return [...near, ...parted.slice(0, 1)]
}

/** Finds people with a courtesy title. Compares first names, and surnames of people with the same first name. */
function findThaiNames(text: string): SecondSpelling[] {
  const full = Array.from(text.matchAll(TITLED), ({ 0: titled, 1: name = '', index }) => {
    const end = index + titled.length
    return { text: name, start: end - name.length, end }
  })
  const first = full.map(({ text, start }) => {
    const [name = ''] = text.split(' ')
    return { text: name, start, end: start + name.length }
  })
  const isNearSurname = (one: string, other: string) => one.split(' ')[0] === other.split(' ')[0] && isNear(one, other)
  return [...findNearPairs(keepFirstOfEach(first), isNear), ...findNearPairs(keepFirstOfEach(full), isNearSurname)]
}

/** Finds loanwords in both spellings. The second spelling may start with the first. */
const findBorrowedWords = (text: string): SecondSpelling[] =>
  BORROWED.flatMap(([title, other]) => {
    const start = text.indexOf(other)
    if (start < 0 || !text.replaceAll(other, '').includes(title)) return []
    return [{ text: other, start, end: start + other.length, title }]
  })

/** Finds names with two spellings, because a search for one does not find the other. */
export function findTwoSpellings(draft: Draft): SecondSpelling[] {
  const { text } = draft
  return [
    ...findLatinNames(draft),
    ...(draft.language === 'th' ? [...findThaiNames(text), ...findBorrowedWords(text)] : []),
  ]
}
