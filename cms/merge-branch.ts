/**
 * `node cms/merge-branch.ts BASE` repairs what the hosted editor has written since a commit. Sveltia writes files anew: comments go, and
 * empty optional values come. This merges its values into the files of that commit, as `npm run edit` does.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Collection } from '@sveltia/cms'
import { createCmsConfig, findFields } from './config.ts'
import { mergeFile, readFileData } from './merge.ts'

function git(project: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** @returns the paths of the files that it has changed */
export function mergeBranch(project: string, base: string): string[] {
  const start = git(project, 'merge-base', base, 'HEAD').trim()
  const changed = git(project, 'diff', '--name-only', '--no-renames', '--diff-filter=AM', start, '--', 'content')
  const before = new Set(git(project, 'ls-tree', '-r', '--name-only', start, 'content').split('\n'))
  const collections = (createCmsConfig(join(project, 'content')).collections ?? []) as Collection[]
  return changed.split('\n').filter((path) => {
    if (!/\.(?:yaml|md)$/.test(path)) return false
    const fields = findFields(collections, path)
    const written = readFileSync(join(project, path), 'utf8')
    const old = before.has(path) ? git(project, 'show', `${start}:${path}`) : ''
    const merged = mergeFile(path, old, readFileData(path, written, fields), fields)
    writeFileSync(join(project, path), merged)
    return merged !== written
  })
}

if (import.meta.main) {
  const paths = mergeBranch(process.cwd(), process.argv[2] ?? 'origin/main')
  console.log(paths.length === 0 ? 'Nothing to repair.' : `Repaired ${paths.join(', ')}.`)
}
