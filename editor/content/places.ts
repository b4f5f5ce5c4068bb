/** Which page a text is seen on. What the site itself knows comes first (site/content/places.ts); the rest stands here. */
import type { Words } from '../../site/content/load-content.ts'
import { keyOf } from '../../site/content/mistakes.ts'
import { placesOf } from '../../site/content/places.ts'
import { readSource } from '../../site/content/source-file.ts'
import { figureUses, type Use, usesIn } from '../../site/content/uses.ts'
import type { Key } from '../protocol.ts'

/** By file and key, for what is on a page and names no figure, or stands in a file of both languages. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^samples\.yaml logos/, '/'],
  [/^samples\.yaml testimonials/, '/#testimonials'],
  [/^samples\.yaml stories\.thai/, '/services/thai-news-distribution'],
  [/^samples\.yaml stories/, '/services/global-distribution'],
  [/^annotated\.yaml/, '/thai-news-distribution#annotated'],
  [/^checker\.yaml/, '/blog#checker'],
  [/^report\.yaml/, '/services/performance-analytics#sample-report'],
  [/^ledger\.yaml/, '/about#figures'],
  [/^holidays\.yaml/, '/faq#when'],
  [/^identity\.yaml (?:phone|email|address|open)/, '/#contact'],
  [/^identity\.yaml billing/, '/pricing/0#paying'],
  [/^identity\.yaml legal/, '/terms'],
  [/^identity\.yaml/, '/about#footer'],
  [/^blog\/categories\.yaml/, '/blog'],
  [/^kit\.yaml/, '/media-kit'],
]

/** Where a text is seen, as an address without language. Nothing where it is on no page, or that cannot be told. */
export type PlaceOf = (name: string, path: readonly Key[]) => string | undefined

/**
 * @param words of one language, as the site shows them
 * @param files of that language, and those for both, with their texts
 */
export function placesIn(words: Words, files: readonly (readonly [path: string, text: string])[]): PlaceOf {
  const uses = figureUses(files.flatMap(([path, text]) => usesIn(readSource(`content/${path}`, text))))
  const firstOf = (use: Use) => {
    const [place] = placesOf(use, words) ?? []
    return place && place.base + place.anchor
  }
  const shown = new Map<string, string>()
  for (const use of uses) {
    const place = firstOf(use)
    if (place && !shown.has(use.name)) shown.set(use.name, place)
  }
  const notes = new Map<string, string>()
  for (const [path, text] of files) {
    for (const use of usesIn(readSource(`content/${path}`, text))) {
      const place = use.name.startsWith('notes.') ? firstOf(use) : undefined
      if (place && !notes.has(use.name)) notes.set(use.name, place)
    }
  }
  return (called, path) => {
    const name = called.replace(/^shared\//, '')
    const key = keyOf(path)
    if (path.includes('meta')) return undefined
    if (name === 'facts.yaml') return path.flatMap((_, end) => shown.get(path.slice(0, end + 1).join('.')) ?? []).at(-1)
    if (name === 'notes.yaml') return notes.get(`notes.${key}`)
    const other = OTHERS.find(([pattern]) => pattern.test(`${name} ${key}`))
    return other ? other[1] : firstOf({ file: name, key, name: '' })
  }
}
