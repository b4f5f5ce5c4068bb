import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import type { z } from 'zod'
import { LOCALES } from '../../contract/locale.ts'
import { type Content, loadContent } from '../../site/content/load-content.ts'
import { ContentError } from '../../site/content/mistakes.ts'
import type { Mistake, Side } from '../protocol.ts'

/** Texts by their path in the folder; a file that is to go has none. */
export type Texts = ReadonlyMap<string, string | undefined>

export interface Checked {
  mistakes: Mistake[]
  /** What the site would show; undefined where a mistake keeps it from being shown. */
  content?: Content
  /** Which schema each file has to fit. */
  schemas: ReadonlyMap<string, z.ZodType>
}

/** Before the names of files that both languages share: a file of one language may be called the same. */
const SHARED = 'shared/'

/** The path in `content/` of a file in one language. */
export const pathOf = (name: string, side: Side): string =>
  side === 'all' ? name.slice(SHARED.length) : `${side}/${name}`

/** The languages a path stands for, and what the file is called in each. */
export function sideOf(path: string): { name: string; side: Side } {
  const [first = '', ...rest] = path.split('/')
  const side = LOCALES.find((locale) => locale === first)
  return side ? { name: rest.join('/'), side } : { name: SHARED + path, side: 'all' }
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

/** Reads and writes the folder that is edited, and nothing outside it. */
export function contentFolder(folder: string) {
  let last: { fingerprint: string; checked: Checked } | undefined

  const texts = (): Map<string, string> =>
    new Map(
      globSync('**/*.{yaml,md}', { cwd: folder })
        .map((path) => path.split(sep).join('/'))
        .sort()
        .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
    )

  const fingerprintNow = () => JSON.stringify([...texts()])

  /** What is wrong with the folder as it stands. */
  function checkNow(): Checked {
    const fingerprint = fingerprintNow()
    if (last?.fingerprint !== fingerprint) last = { fingerprint, checked: check(folder) }
    return last.checked
  }

  /** What would be wrong with the folder with these texts. */
  function checkWith(changed: Texts): Checked {
    const copy = mkdtempSync(join(tmpdir(), 'krajai-edit-'))
    try {
      cpSync(folder, copy, { recursive: true, filter: (path) => !path.endsWith('.git') })
      put(copy, changed)
      return check(copy)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  }

  return {
    folder,
    texts,
    checkNow,
    checkWith,
    /**
     * Writes all of them, or, where one cannot be written, none.
     * @param checked what checkWith said of them, which then holds of the folder
     */
    write: (changed: Texts, checked?: Checked): void => {
      const before = texts()
      try {
        put(folder, changed)
      } catch (error) {
        put(folder, new Map([...changed.keys()].map((path) => [path, before.get(path)])))
        throw error
      }
      if (checked) last = { fingerprint: fingerprintNow(), checked }
    },
  }
}

export type ContentFolder = ReturnType<typeof contentFolder>

/** A reader sees a file before or after, never a part of it. */
function put(folder: string, texts: Texts): void {
  for (const [path, text] of texts) {
    const file = join(folder, path)
    if (text === undefined) rmSync(file, { force: true })
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, text)
      renameSync(`${file}.new`, file)
    }
  }
}
