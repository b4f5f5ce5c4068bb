import { cpSync, existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Collection, Field } from '@sveltia/cms'
import { LOCALES, type Locale } from '../contract/locale.ts'
import { loadContent } from '../site/content/load-content.ts'
import { ContentError, formatMistake, type Mistake } from '../site/content/mistakes.ts'
import { mergeMarkdown, mergeYaml } from './merge.ts'

/** The body of `POST /save`. */
export interface SavedEntry {
  collection: string
  slug: string
  path: string
  data: Record<string, unknown>
  i18n?: Partial<Record<Locale, { data: Record<string, unknown> }>>
}

interface Target {
  path: string
  fields: readonly Field[]
  data: Record<string, unknown>
}

/** Finds the saved files: one, or one for each language. */
function findTargets(
  collections: readonly Collection[],
  { collection: name, slug, path, data, i18n }: SavedEntry,
): Target[] {
  const collection = collections.find((one) => one.name === name)
  const isPath = ({ file }: { file: string }) => LOCALES.some((locale) => file.replace('{{locale}}', locale) === path)
  const file = collection && 'files' in collection ? collection.files.find(isPath) : undefined
  const folder = collection && 'folder' in collection ? collection : undefined
  const pattern = file?.file ?? (folder && `${folder.folder}/${slug}.md`)
  if (!pattern || pattern.includes('..')) throw new Error(`The editor does not know the file ${path}. Reload the page.`)
  const fields = file?.fields ?? folder?.fields ?? []
  if (!pattern.includes('{{locale}}')) return [{ path: pattern, fields, data }]
  return LOCALES.map((locale) => ({
    path: pattern.replace('{{locale}}', locale),
    fields,
    data: locale === 'en' ? data : (i18n?.[locale]?.data ?? {}),
  }))
}

function mergeTarget(project: string, { path, fields, data }: Target): string {
  const text = existsSync(join(project, path)) ? readFileSync(join(project, path), 'utf8') : ''
  if (path.endsWith('.md')) return mergeMarkdown(text, data, fields)
  const [first] = fields
  // A file that is a list has one field.
  const isList = first !== undefined && 'root' in first && first.root === true
  return isList ? mergeYaml(text, data[first.name], first) : mergeYaml(text, data, { fields })
}

function mistakesIn(content: string): readonly Mistake[] {
  try {
    loadContent(content)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes
    throw error
  }
}

/**
 * Merges a saved entry into its files.
 *
 * @param project the folder that has `content/`
 * @returns the mistakes in other files, one per line; for example, a new question still needs a category
 * @throws Error with the mistakes in the saved files; then nothing is written
 */
export function saveEntry(project: string, collections: readonly Collection[], saved: SavedEntry): string[] {
  const texts = new Map(findTargets(collections, saved).map((target) => [target.path, mergeTarget(project, target)]))
  using trial = mkdtempDisposableSync(join(tmpdir(), 'krajai-content-'))
  cpSync(join(project, 'content'), join(trial.path, 'content'), { recursive: true })
  for (const [path, text] of texts) writeFileSync(join(trial.path, path), text)
  const mistakes = mistakesIn(join(trial.path, 'content'))
  const own = mistakes.filter(({ file }) => texts.has(file))
  if (own.length > 0) throw new Error(own.map(formatMistake).join('\n'))
  for (const [path, text] of texts) writeFileSync(join(project, path), text)
  return mistakes.map(formatMistake)
}
