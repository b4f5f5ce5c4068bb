import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempDisposableSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Collection, Field } from '@sveltia/cms'
import { LOCALES, type Locale } from '../contract/locale.ts'
import { loadContent } from '../site/content/load-content.ts'
import { ContentError, formatMistake, type Mistake } from '../site/content/source/mistakes.ts'
import { normalizeText } from '../site/content/source/source-file.ts'
import { mergeFile, readFileData } from './merge.ts'

/** The body of `POST /save`. */
export interface SavedEntry {
  collection: string
  slug: string
  path: string
  data: Record<string, unknown>
  i18n?: Partial<Record<Locale, { data: Record<string, unknown> }>>
  /** The texts of the files when the editor loaded or saved them last, by path. A new file has none. */
  loaded: Record<string, string>
  /** True to write also where somebody else changed a value or deleted the file. */
  isForced?: boolean
}

/** What the files hold after a save. */
export interface SaveResult {
  texts: Record<string, string>
  data: Record<string, unknown>
  i18n: Partial<Record<Locale, { data: Record<string, unknown> }>>
  /** What the user should know: changes of others, and mistakes in other files. */
  notes: string[]
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

/** Thrown if the save would take back a change of somebody else. */
export class ConflictError extends Error {}

/** What git writes where both texts changed the same lines: ours, then theirs. No text has a line of as many signs. */
const CONFLICT = /^<{40} .*\n([\s\S]*?)^={40}\n([\s\S]*?)^>{40} .*\n/gm

/** Merges two changed versions of a text as git does. `conflicts` has lines of theirs that are not in the merged text. */
function mergeTexts(base: string, ours: string, theirs: string) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'krajai-merge-'))
  const texts = { ours, base, theirs }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder.path, name), text)
  const words = ['merge-file', '--stdout', '--marker-size=40', ...Object.keys(texts)]
  const { status, stdout, stderr, error } = spawnSync('git', words, { cwd: folder.path, encoding: 'utf8' })
  // The status is the number of conflicts.
  if (error || status === null || status > 127) throw error ?? new Error(stderr)
  const conflicts = [...stdout.matchAll(CONFLICT)].map(([, , lines = '']) => lines.trim())
  if (conflicts.length !== status)
    throw new Error('Somebody else changed the same file, and the two cannot be merged. Reload the editor.')
  return { text: stdout.replaceAll(CONFLICT, '$1'), conflicts }
}

/** Merges what is saved into the file on disk, which may have changed since the editor loaded it. */
function mergeTarget(project: string, { path, fields, data }: Target, { loaded, isForced = false }: SavedEntry) {
  const before = loaded[path]
  const file = join(project, path)
  const disk = existsSync(file) ? normalizeText(readFileSync(file, 'utf8')) : undefined
  const saved = mergeFile(path, before ?? '', data, fields)
  if (disk === before || (disk === undefined && isForced)) return { path, text: saved, isMerged: false }
  if (disk === undefined) throw new ConflictError(`${path} was deleted by somebody else.`)
  if (before === undefined) throw new Error(`${path} exists already. Change the title, or reload the editor.`)
  const { text, conflicts } = mergeTexts(before, saved, disk)
  const describe = (lines: string) => `${path}: somebody else ${lines ? `wrote here:\n${lines}` : 'removed this'}`
  if (conflicts.length > 0 && !isForced) throw new ConflictError(conflicts.map(describe).join('\n'))
  return { path, text, isMerged: text !== saved }
}

/**
 * Writes all files or none. A full disk leaves the old files as they are. A file keeps its mode, its owner, and its place behind a link.
 *
 * @param contents by path in the project
 */
export function writeFiles(project: string, contents: ReadonlyMap<string, string | Buffer>): void {
  const files = [...contents].map(([path, content]) => {
    const file = join(project, path)
    const isNew = !existsSync(file)
    return { file: isNew ? file : realpathSync(file), content, isNew }
  })
  try {
    for (const { file, content, isNew } of files) {
      writeFileSync(`${file}.saving`, content)
      const { mode, uid, gid } = statSync(isNew ? dirname(file) : file)
      if (!isNew) chmodSync(`${file}.saving`, mode)
      if (process.getuid?.() === 0) chownSync(`${file}.saving`, uid, gid)
    }
    for (const { file } of files) renameSync(`${file}.saving`, file)
  } finally {
    for (const { file } of files) rmSync(`${file}.saving`, { force: true })
  }
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
 * @throws Error with the mistakes in the saved files, or ConflictError; then nothing is written
 */
export function saveEntry(project: string, collections: readonly Collection[], saved: SavedEntry): SaveResult {
  const targets = findTargets(collections, saved)
  const merged = targets.map((target) => mergeTarget(project, target, saved))
  const texts = new Map(merged.map(({ path, text }) => [path, text]))
  using trial = mkdtempDisposableSync(join(tmpdir(), 'krajai-content-'))
  cpSync(join(project, 'content'), join(trial.path, 'content'), { recursive: true, dereference: true })
  for (const [path, text] of texts) writeFileSync(join(trial.path, path), text)
  const mistakes = mistakesIn(join(trial.path, 'content'))
  const own = mistakes.filter(({ file }) => texts.has(file))
  if (own.length > 0) throw new Error(own.map(formatMistake).join('\n'))
  writeFiles(project, texts)

  const [data = {}, translation] = targets.map(({ path, fields }) => readFileData(path, texts.get(path) ?? '', fields))
  const kept = merged.filter(({ isMerged }) => isMerged).map(({ path }) => path)
  return {
    texts: Object.fromEntries(texts),
    data,
    i18n: translation ? { th: { data: translation } } : {},
    notes: [
      ...(kept.length > 0
        ? ['Saved. Somebody else had changed these files too, and their changes are kept:', ...kept]
        : []),
      ...(mistakes.length > 0
        ? ['Saved. Correct these mistakes in other files too:', ...mistakes.map(formatMistake)]
        : []),
    ],
  }
}
