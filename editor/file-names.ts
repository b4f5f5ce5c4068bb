/** What files, their languages and the places in them are called, for the page and for its server. */
import { LOCALES, type Locale } from '../contract/locale.ts'
import type { Key, Side } from './protocol.ts'

/** Before the names of files that both languages share: a file of one language may be called the same. */
const SHARED = 'shared/'

/** The path in `content/` of a file in one language. */
export const pathOf = (name: string, side: Side): string =>
  side === 'all' ? name.slice(SHARED.length) : `${side}/${name}`

/** The languages a path stands for, and what the file is called in each. */
export function sideOf(path: string): { name: string; side: Side } {
  const [first = '', ...rest] = path.split('/')
  const side = LOCALES.find((locale) => locale === first)
  return side ? { name: rest.join('/'), side } : { name: SHARED + path, side: 'all' }
}

/** The language in which what is said to editors of a side is written, and its texts where it has none. */
export const langOf = (side: Side): Locale => (side === 'th' ? 'th' : 'en')

/** The path of a key as mistakes write it. */
export const pathOfKey = (key: string): Key[] =>
  key === '' ? [] : key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
