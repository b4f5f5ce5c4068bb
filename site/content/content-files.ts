import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { checkLanguages } from './check-languages.ts'
import { checkSchema } from './check-schema.ts'
import { type Mistake, problem } from './mistakes.ts'
import { readSource, type SourceFile } from './source-file.ts'

/** A file that fits its schema. */
export interface CheckedFile<Data> {
  source: SourceFile
  data: Data
}

export type BothLanguages<Data> = Record<Locale, CheckedFile<Data>>

/** Reads the files of `content/`. Each is checked when it is requested, and its mistakes are added to `mistakes`. */
export function contentFiles(directory: string, mistakes: Mistake[]) {
  const sources = new Map(
    globSync('**/*.{yaml,md}', { cwd: directory })
      .sort()
      .map((path) => [path, readSource(`content/${path}`, readFileSync(join(directory, path), 'utf8'))]),
  )
  const unread = new Set(sources.keys())

  /** Returns the checked file, or undefined if it has mistakes. */
  function checked<Schema extends z.ZodType>(path: string, schema: Schema): CheckedFile<z.infer<Schema>> | undefined {
    const source = sources.get(path)
    unread.delete(path)
    if (!source) {
      mistakes.push({ file: `content/${path}`, key: '', line: 1, column: 1, problem: problem('fileMissing') })
      return undefined
    }
    const { data, mistakes: found } = checkSchema(source, schema)
    mistakes.push(...found)
    return found.length === 0 ? { source, data: data as z.infer<Schema> } : undefined
  }

  /** Returns the file in both languages, and reports where their structure differs. */
  function inBoth<Schema extends z.ZodType>(path: string, schema: Schema): BothLanguages<z.infer<Schema>> | undefined {
    const [en, th] = LOCALES.map((locale) => checked(`${locale}/${path}`, schema))
    if (!en || !th) return undefined
    mistakes.push(...checkLanguages(en.data, th.data).map(({ path, problem }) => th.source.mistake(path, problem)))
    return { en, th }
  }

  return {
    checked,
    inBoth,
    /** Names of a folder's Markdown files that exist in at least one language. */
    namesIn: (folder: string) =>
      [
        ...new Set(
          [...sources.keys()].flatMap((path) => new RegExp(`^(?:en|th)/${folder}/([^/]+)\\.md$`).exec(path)?.[1] ?? []),
        ),
      ].sort(),
    sources: [...sources.values()],
    unread,
  }
}
