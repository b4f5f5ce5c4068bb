import { randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import type { z } from 'zod'
import { type Content, loadContent } from '../../site/content/load-content.ts'
import { ContentError } from '../../site/content/mistakes.ts'
import type { Mistake } from '../protocol.ts'

/** Texts by their path in the folder; a file that is to go has none. */
export type Texts = ReadonlyMap<string, string | undefined>

export interface Checked {
  mistakes: Mistake[]
  /** What the site would show; undefined where a mistake keeps it from being shown. */
  content?: Content
  /** Which schema each file has to fit. */
  schemas: ReadonlyMap<string, z.ZodType>
}

function check(folder: string): Checked {
  const schemas = new Map<string, z.ZodType>()
  try {
    const content = loadContent(folder, (path, schema) => schemas.set(path, schema))
    return { mistakes: [], content, schemas }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { mistakes: error.mistakes.map(({ file, key, line, problem }) => ({ file, key, line, problem })), schemas }
  }
}

/** What was checked last, and what was said of it. */
export interface Checks {
  last?: { fingerprint: string; checked: Checked }
}

/**
 * Reads and writes the folder that is edited, and nothing outside it.
 *
 * @param checks for several folders of the same texts, which then are checked once
 */
export function contentFolder(folder: string, checks: Checks = {}) {
  const texts = (): Map<string, string> =>
    new Map(
      globSync('**/*.{yaml,md}', { cwd: folder })
        .map((path) => path.split(sep).join('/'))
        .sort()
        .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
    )

  const fingerprintOf = (all: Iterable<unknown>) => JSON.stringify([...all])
  const fingerprintNow = () => fingerprintOf(texts())

  /** What is wrong with the folder as it stands. */
  function checkNow(): Checked {
    const fingerprint = fingerprintNow()
    if (checks.last?.fingerprint !== fingerprint) checks.last = { fingerprint, checked: check(folder) }
    return checks.last.checked
  }

  /** What would be wrong with the folder with these texts. */
  function checkWith(changed: Texts): Checked {
    using copy = mkdtempDisposableSync(join(tmpdir(), 'krajai-edit-'))
    cpSync(folder, copy.path, { recursive: true, filter: (path) => !path.endsWith('.git') })
    put(copy.path, changed)
    return check(copy.path)
  }

  return {
    folder,
    texts,
    checkNow,
    checkWith,
    /**
     * Writes all of them, or, where one cannot be written or says something else meanwhile, none.
     * @param before what the folder said when they were computed
     * @param checked what checkWith said of them, which then holds of the folder
     * @returns the files that somebody else changed meanwhile; none where all were written
     */
    write: (changed: Texts, before: Texts, checked?: Checked): string[] => {
      const different = replaceIn(folder, changed, before)
      if (different.length === 0 && checked) {
        const now = [...new Map([...before, ...changed])].filter(([, text]) => text !== undefined)
        checks.last = { fingerprint: fingerprintOf(now.sort(([one], [other]) => (one < other ? -1 : 1))), checked }
      }
      return different
    },
  }
}

export type ContentFolder = ReturnType<typeof contentFolder>

function put(folder: string, texts: Texts): void {
  for (const [path, text] of texts) {
    const file = join(folder, path)
    if (text === undefined) rmSync(file, { force: true })
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
}

const textNow = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/**
 * A reader sees a file before or after, never a part of it; what another program wrote meanwhile is not written over.
 * @returns the files that say something else than before; then nothing was written
 */
function replaceIn(folder: string, changed: Texts, before: Texts): string[] {
  // Another editor may be writing the same file.
  const suffix = `.${randomUUID()}.new`
  const fileOf = (path: string) => join(folder, path)
  const replaced: string[] = []
  try {
    for (const [path, text] of changed) if (text !== undefined) put(folder, new Map([[path + suffix, text]]))
    const different = [...changed.keys()].filter((path) => textNow(fileOf(path)) !== before.get(path))
    if (different.length > 0) return different
    for (const [path, text] of changed) {
      if (text === undefined) rmSync(fileOf(path), { force: true })
      else renameSync(fileOf(path) + suffix, fileOf(path))
      replaced.push(path)
    }
    return []
  } catch (error) {
    put(folder, new Map(replaced.map((path) => [path, before.get(path)])))
    throw error
  } finally {
    for (const path of changed.keys()) rmSync(fileOf(path) + suffix, { force: true })
  }
}
