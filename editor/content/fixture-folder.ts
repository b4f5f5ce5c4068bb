import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { projectFolder } from '../../tools/runtime.js'
import { textIn } from '../app/state/drafts.ts'
import type { Everything, Key, MaybeValue, Side, Text } from '../protocol.ts'
import { type Checks, contentFolder } from './content-folder.ts'
import { everythingReader, type FilesRead } from './everything.ts'

/** The real content and its copies are checked and read once for all tests. */
export const kept = { checks: {} as Checks, filesRead: new Map() as FilesRead }

/** A folder, and what the editor's page shows of it. */
export function openedFolder(folder: string) {
  const content = contentFolder(folder, kept.checks)
  return { content, everything: everythingReader(content, undefined, kept.filesRead) }
}

/** A copy of the real content that is gone with the test. */
export function copyOfContent(): { folder: string; textOf: (path: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'krajai-editor-'))
  cpSync(join(projectFolder, 'content'), folder, { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, textOf: (path) => readFileSync(join(folder, path), 'utf8') }
}

export function textAt(everything: Everything, file: string, path: readonly Key[]): Text {
  const text = textIn(everything, file, path)
  if (!text) throw new Error(`there is no text at ${file} ${path.join('.')}`)
  return text
}

/** A change of a text, as the page would ask for it. */
export function changeOf(everything: Everything, file: string, side: Side, path: Key[], value: MaybeValue) {
  const read = textAt(everything, file, path).in[side]?.read ?? ''
  return { file, side, path, read, value }
}
