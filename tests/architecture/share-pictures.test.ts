import { existsSync, readFileSync } from 'node:fs'
import { matchesGlob, posix } from 'node:path'
import { expect, test } from 'vitest'
import { findImports } from './find-imports.ts'

const RENDERER = 'site/share/render-picture.ts'
const importsOf = (file: string) =>
  findImports(file, readFileSync(file, 'utf8')).map(({ specifier, typeOnly }) => ({
    specifier,
    typeOnly,
    path: posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')),
  }))

/** Every file of ours that drawing takes, from one on. */
function closureOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file)) return known
  known.add(file)
  for (const { specifier, typeOnly, path } of /\.tsx?$/.test(file) ? importsOf(file) : [])
    if (!typeOnly && specifier.startsWith('.')) closureOf(path, known)
  return known
}

test('a picture of a link is drawn anew when anything changes that it is drawn by', () => {
  const globs = importsOf(RENDERER).map(({ path }) => path)
  const drawnBy = [...closureOf(RENDERER)]
  expect(drawnBy.length).toBeGreaterThan(10)
  expect(drawnBy.filter((file) => !globs.some((glob) => matchesGlob(file, glob)))).toEqual([])
})
