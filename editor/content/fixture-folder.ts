import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { projectFolder } from '../../tools/runtime.js'
import { textsIn } from '../app/state/drafts.ts'
import type { Everything, Key, Side, Text } from '../protocol.ts'

/** A copy of the real content that is gone with the test. */
export function copyOfContent(): { folder: string; textOf: (path: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'krajai-editor-'))
  cpSync(join(projectFolder, 'content'), folder, { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, textOf: (path) => readFileSync(join(folder, path), 'utf8') }
}

export function textAt({ files }: Everything, file: string, path: readonly Key[]): Text {
  const found = files.find(({ name }) => name === file)
  const text = textsIn(found?.nodes ?? []).find((one) => JSON.stringify(one.path) === JSON.stringify(path))
  if (!text) throw new Error(`there is no text at ${file} ${path.join('.')}`)
  return text
}

/** A change of a text, as the page would ask for it. */
export function changeOf(everything: Everything, file: string, side: Side, path: Key[], value: string | number) {
  const read = textAt(everything, file, path).in[side]?.read ?? ''
  return { file, side, path, read, value }
}
