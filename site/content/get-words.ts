import { getEntry } from 'astro:content'
import { type Content, composeContent, type Words } from './compose-content.ts'
import { ContentError } from './content-error.ts'
import { type ContentLocale, contentLocales } from './locales.ts'
import { type CopyName, copyNames } from './schemas/copy.ts'
import type { FactGroup } from './schemas/facts.ts'

interface Entry {
  data: unknown
  digest?: string | undefined
}

// Astro's own types exist only after a first sync; `composeContent` proves the data instead.
const getAnyEntry = getEntry as unknown as (collection: string, id: string) => Promise<Entry | undefined>

async function readEntry(collection: CopyName | 'facts' | 'identity', id: string): Promise<Entry> {
  const entry = await getAnyEntry(collection, id)
  if (!entry) {
    const file = collection === id ? `content/${id}.yaml` : `content/${id}/${collection}.yaml`
    throw new ContentError(file, '', 'the file is missing')
  }
  return entry
}

let composed: { digest: string; content: Content } | undefined

/** Composed once for one state of the files: a build asks for the words on every page, a dev server sees edits. */
async function getContent(): Promise<Content> {
  const facts = await readEntry('facts', 'facts')
  const identity = await readEntry('identity', 'identity')
  const entries = [facts, identity]
  const copy = { en: {}, th: {} } as Record<ContentLocale, Record<CopyName, unknown>>
  for (const locale of contentLocales) {
    for (const name of copyNames) {
      const entry = await readEntry(name, locale)
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
