import { execFileSync } from 'node:child_process'
import { isDeepStrictEqual } from 'node:util'
import { sideOf } from '../file-names.ts'
import type { ChangedFile, Changes, Difference } from '../protocol.ts'
import { RefusalError } from '../words/refusals.ts'
import type { Value } from '../yaml/scalar-splice.ts'
import { bodyStart, findScalar, scalarPaths, yamlPart } from '../yaml/yaml-part.ts'
import type { ContentFolder } from './content-folder.ts'
import { digestOf } from './trees.ts'

/** How git says that a repository is another account's; in the latter words until version 2.37. */
const OF_SOMEBODY_ELSE = /dubious ownership|unsafe repository/

/**
 * Undoing is git's affair; without it, or outside a repository, there is none, and that is said. So it is where git refuses a repository
 * of another account: whose settings may name programs, which git would run.
 */
export function gitOf({ folder, texts }: ContentFolder) {
  /** Its output, or what it said where it failed; nothing where it is not there. */
  function ask(words: string[]): { output?: string; complaint?: string } {
    try {
      const output = execFileSync('git', ['-c', 'core.quotePath=false', ...words], {
        cwd: folder,
        encoding: 'utf8',
        // What it complains of is read below.
        env: { ...process.env, LC_ALL: 'C' },
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      return { output }
    } catch (error) {
      const { stderr } = error as { stderr?: string }
      return stderr === undefined ? {} : { complaint: stderr }
    }
  }

  /** @returns undefined where git is not there, or says no */
  const git = (...words: string[]) => ask(words).output

  /**
   * @returns undefined for a file that the last commit does not have
   * @throws RefusalError where git does not tell: a file whose past is not known is never taken for a new one
   */
  function committed(path: string): string | undefined {
    const listed = git('ls-tree', '-z', 'HEAD', '--', path)
    if (listed === '') return undefined
    const text = listed === undefined ? undefined : git('show', `HEAD:./${path}`)
    if (text === undefined) throw new RefusalError('gitSilent', { path })
    return text
  }

  function changes(): Changes {
    const { output: status, complaint } = ask([
      ...['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', '.'],
    ])
    const prefix = git('rev-parse', '--show-prefix')?.trim()
    if (status === undefined || prefix === undefined || git('rev-parse', 'HEAD') === undefined)
      return { git: complaint && OF_SOMEBODY_ELSE.test(complaint) ? 'refuses' : 'absent', files: [] }
    const now = texts()
    const paths = status
      .split('\0')
      .map((line) => line.slice(3))
      .filter((path) => path.startsWith(prefix) && /\.(?:yaml|md)$/.test(path))
      .map((path) => path.slice(prefix.length))
    return {
      git: 'answers',
      files: paths.map((path): ChangedFile => {
        const before = committed(path)
        const text = now.get(path)
        const state = before === undefined ? 'new' : text === undefined ? 'gone' : 'changed'
        const diff =
          state === 'changed'
            ? (git('diff', 'HEAD', '--no-color', '--no-ext-diff', '--no-textconv', '--', path) ?? '')
            : ''
        return {
          path,
          read: digestOf(text),
          state,
          diff: diff.slice(Math.max(0, diff.indexOf('@@'))),
          differences: before !== undefined && text !== undefined ? differencesOf(path, before, text) : [],
        }
      }),
    }
  }

  return { changes, committed }
}

function valuesOf(path: string, text: string): Map<string, Value> {
  try {
    const part = yamlPart(path, text)
    const values = scalarPaths(part).map(
      (at) => [JSON.stringify(at), findScalar(part, at)?.node.value as Value] as const,
    )
    const start = bodyStart(part)
    return new Map([...values, ...(start === undefined ? [] : [['"body"', text.slice(start)] as const])])
  } catch {
    return new Map()
  }
}

/** Value by value, for as long as both have the same places. */
function differencesOf(path: string, before: string, now: string): Difference[] {
  const [old, present] = [valuesOf(path, before), valuesOf(path, now)]
  const { name: file, side } = sideOf(path)
  return [...new Set([...old.keys(), ...present.keys()])]
    .filter((key) => !isDeepStrictEqual(old.get(key), present.get(key)))
    .map((key) => ({
      file,
      side,
      path: JSON.parse(key),
      ...(old.has(key) && { before: old.get(key) as Value }),
      ...(present.has(key) && { now: present.get(key) as Value }),
    }))
}
