import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import type { z } from 'zod'
import { LOCALES } from '../../contract/locale.ts'
import { checkLanguages } from './check/check-languages.ts'
import { findForbiddenTerms } from './check/find-forbidden-terms.ts'
import { contentSchemas } from './content-schemas.ts'
import type { Glossary } from './schemas/company.ts'
import { checkSchema } from './source/check-schema.ts'
import type { Mistake } from './source/mistakes.ts'
import { findBadPictures } from './source/pictures.ts'
import { normalizeText, readSource, type SourceFile } from './source/source-file.ts'

/** A file that fits its schema. */
export interface ContentFile<Data = unknown> {
  source: SourceFile
  data: Data
}

/** Content files that fit their schemas, by their path in `content/`. */
export type ContentFiles = ReadonlyMap<string, ContentFile>

/** Replaces `*` in a key of `contentSchemas` by the names of existing files. `{locale}` stays in the paths. */
function expandPattern(pattern: string, existing: readonly string[]): string[] {
  if (!pattern.includes('*')) return [pattern]
  const found = existing.filter((path) => matchesGlob(path, pattern.replace('{locale}', '{en,th}')))
  return [...new Set(found.map((path) => path.replace(/^(?:en|th)/, '{locale}')))]
}

/** What was read before. Development, the editor and the tests read the content again when one file of a hundred has changed. */
const read = new Map<string, { text: string; source: SourceFile }>()

function readUnchanged(path: string, text: string): SourceFile {
  const before = read.get(path)
  if (before?.text === text) return before.source
  const source = readSource(`content/${path}`, text)
  read.set(path, { text, source })
  return source
}

/** Reads all files of `content/`. Checks their schemas, compares the languages, and finds terms that the glossary forbids. */
export function readContentFiles(directory: string): { files: ContentFiles; mistakes: Mistake[] } {
  const existing = globSync('**/*.{yaml,md}', { cwd: directory }).sort()
  const sources = new Map(
    existing.map((path) => [path, readUnchanged(path, normalizeText(readFileSync(join(directory, path), 'utf8')))]),
  )
  const files = new Map<string, ContentFile>()
  const mistakes: Mistake[] = findBadPictures(directory)
  const unread = new Set(existing)
  const addMistake = (path: string, problem: string) =>
    mistakes.push({ file: `content/${path}`, line: 1, column: 1, key: '', problem })

  function check(path: string, schema: z.ZodType): ContentFile | undefined {
    const source = sources.get(path)
    unread.delete(path)
    if (!source) {
      addMistake(path, 'this file is missing')
      return undefined
    }
    const { data, mistakes: found } = checkSchema(source, schema)
    mistakes.push(...found)
    if (found.length === 0) files.set(path, { source, data })
    return files.get(path)
  }

  for (const [pattern, schema] of Object.entries(contentSchemas))
    for (const path of expandPattern(pattern, existing)) {
      if (!path.startsWith('{locale}')) {
        check(path, schema)
        continue
      }
      const [en, th] = LOCALES.map((locale) => check(path.replace('{locale}', locale), schema))
      if (!en || !th) continue
      for (const { path, problem } of checkLanguages(en.data, th.data)) mistakes.push(th.source.mistake(path, problem))
    }
  const glossary = files.get('glossary.yaml')?.data as Glossary | undefined
  if (glossary) for (const source of sources.values()) mistakes.push(...findForbiddenTerms(source, glossary))
  for (const path of unread) addMistake(path, 'no page uses this file; remove it')
  return { files, mistakes }
}
