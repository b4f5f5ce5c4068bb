import type { Locale } from '../../contract/locale.ts'
import type { NewArticle } from '../protocol.ts'
import { scalarSplice } from '../yaml/scalar-splice.ts'
import { spliced, yamlPart } from '../yaml/yaml-part.ts'

/** The front matter in the order in which all articles have it. */
const KEYS = ['title', 'excerpt', 'description', 'date', 'category', 'coverMotif', 'coverAlt']

/** A new article as a file: each value in the quotes that it needs, and no others. */
export function articleFile({ date, category, coverMotif, texts }: NewArticle, locale: Locale): string {
  const { body, ...own } = texts[locale]
  const head: Record<string, string> = { ...own, date, category, coverMotif }
  // Without a drawn cover nothing is said of one.
  const keys = KEYS.filter((key) => coverMotif !== '' || !key.startsWith('cover'))
  const empty = `---\n${keys.map((key) => `${key}: bare`).join('\n')}\n---\n\n${body.replaceAll('\r\n', '\n').trim()}\n`
  const part = yamlPart('article.md', empty)
  return spliced(
    empty,
    keys.flatMap((key) => scalarSplice(part, [key], (head[key] ?? '').trim().normalize('NFC')) ?? []),
  )
}
