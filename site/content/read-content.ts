import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { RawContent } from './compose-content.ts'
import type { ContentLocale } from './locales.ts'
import { type CopyName, copyNames } from './schemas/copy.ts'

/** Reads the files of `content/` straight from disk, for tests and tools that run without Astro. */
export function readContent(directory: string): RawContent {
  const read = (path: string): unknown => parse(readFileSync(join(directory, path), 'utf8'))
  const copyOf = (locale: ContentLocale) =>
    Object.fromEntries(copyNames.map((name) => [name, read(`${locale}/${name}.yaml`)])) as Record<CopyName, unknown>
  return { facts: read('facts.yaml'), identity: read('identity.yaml'), copy: { en: copyOf('en'), th: copyOf('th') } }
}
