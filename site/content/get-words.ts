import { getEntry } from 'astro:content'
import { type Content, composeContent, type Words } from './compose-content.ts'
import { ContentError } from './content-error.ts'
import { type ContentLocale, contentLocales } from './locales.ts'
import { type CopyName, copyNames } from './schemas/copy.ts'
import type { FactGroup } from './schemas/facts.ts'

export interface Entry {
  data: unknown
  digest?: string | undefined
  /** Markdown as HTML, its headings listed. */
  rendered?: { html: string } | undefined
  /** Markdown as it was written, without its front matter. */
  body?: string | undefined
}

// Astro's own types exist only after a first sync; `composeContent` proves the data instead.
const getAnyEntry = getEntry as unknown as (collection: string, id: string) => Promise<Entry | undefined>

/** @throws ContentError naming the file when there is no such entry. */
export async function readEntry(collection: string, id: string, file: string): Promise<Entry> {
  const entry = await getAnyEntry(collection, id)
  if (!entry) throw new ContentError(file, '', 'the file is missing')
  return entry
}

let composed: { digest: string; content: Content } | undefined

/** Composed once for one state of the files: a build asks for the words on every page, a dev server sees edits. */
async function getContent(): Promise<Content> {
  const facts = await readEntry('facts', 'facts', 'content/facts.yaml')
  const identity = await readEntry('identity', 'identity', 'content/identity.yaml')
  const entries = [facts, identity]
  const copy = { en: {}, th: {} } as Record<ContentLocale, Record<CopyName, unknown>>
  for (const locale of contentLocales) {
    for (const name of copyNames) {
      const entry = await readEntry(name, locale, `content/${locale}/${name}.yaml`)
      copy[locale][name] = entry.data
      entries.push(entry)
    }
  }
  const digest = entries.map((entry) => entry.digest ?? JSON.stringify(entry.data)).join()
  if (composed?.digest !== digest) {
    composed = { digest, content: composeContent({ facts: facts.data, identity: identity.data, copy }) }
  }
  return composed.content
}

/** Everything the site says in one language, figures filled in. */
export async function getWords(locale: ContentLocale): Promise<Words> {
  return (await getContent()).words[locale]
}

/** The facts themselves, for `figure(facts, path, locale)`. */
export async function getFacts(): Promise<FactGroup> {
  return (await getContent()).facts
}
