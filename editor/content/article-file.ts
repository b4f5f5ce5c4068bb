import type { Locale } from '../../contract/locale.ts'
import type { NewArticle } from '../protocol.ts'
import { scalarSplice } from '../yaml/write-scalar.ts'
import { spliced, yamlPart } from '../yaml/yaml-part.ts'

/** The front matter in the order in which all articles have it. */
const BARE = ['title', 'excerpt', 'description', 'date', 'category', 'coverMotif', 'coverAlt']

/** A new article as a file: each value in the quotes that it needs, and no others. */
export function articleFile({ date, category, coverMotif, texts }: NewArticle, locale: Locale): string {
  const { body, ...own } = texts[locale]
  const head: Record<string, string> = { ...own, date, category, coverMotif }
  const empty = `---\n${BARE.map((key) => `${key}: bare`).join('\n')}\n---\n\n${body.replaceAll('\r\n', '\n').trim()}\n`
  const part = yamlPart('article.md', empty)
  return spliced(
    empty,
    BARE.flatMap((key) => scalarSplice(part, [key], (head[key] ?? '').trim().normalize('NFC')) ?? []),
  )
}
