import { describe, expect, it } from 'vitest'
import { findCircle } from './find-circle.ts'
import { findImports } from './find-imports.ts'
import { projectFiles, readProjectFile } from './project-files.ts'
import { importedFile, ROOMS, violationOf } from './rooms.ts'

const violations = (path: string, text: string) =>
  findImports(path, text).flatMap((found) => violationOf(path, found) ?? [])

/** The files of the project that a file imports, also for types only. */
const findImportedFiles = (path: string, text: string) =>
  findImports(path, text).flatMap(({ specifier }) => importedFile(path, specifier) ?? [])

describe('the project', () => {
  const sources = projectFiles().filter((path) => /\.(?:astro|js|ts|tsx)$/.test(path))

  it('follows the import rules of its folders', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.flatMap((path) => violations(path, readProjectFile(path)))).toEqual([])
  })

  it('has no import cycles, not even of types', () => {
    const imports = new Map(sources.map((path) => [path, findImportedFiles(path, readProjectFile(path))]))
    expect(findCircle(imports)).toEqual([])
  })
})

it('has the rules that docs/architecture.md lists', () => {
  const rows = readProjectFile('docs/architecture.md').matchAll(/^\| `([\w/]+)\/` \| .+ \| (.+) \|$/gm)
  const written = Array.from(rows, ([, room, list = '']) => [room, list === 'nothing' ? [] : list.split(', ')])
  const rules = Object.entries(ROOMS).flatMap(([room, { mayImport, mayImportTypes = [], packages = [] }]) => {
    const folders = mayImport.map((folder) => `\`${folder}/\``)
    const types = mayImportTypes.map((folder) => `types of \`${folder}/\``)
    return room === '' ? [] : [[room, [...folders, ...types, ...packages.map((name) => `package \`${name}\``)]]]
  })
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(rules))
})

it('finds a cycle of types', () => {
  const files = { 'server/a.ts': "import type { B } from './b.ts'", 'server/b.ts': "export type { A } from './a.ts'" }
  const imports = new Map(Object.entries(files).map(([path, text]) => [path, findImportedFiles(path, text)]))
  expect(findCircle(imports)).toEqual(['server/a.ts', 'server/b.ts', 'server/a.ts'])
})

it.each([
  ['site/sections/home/Hero.tsx', "import { getContent } from '../../content/content.ts'"],
  ['site/pages/index.astro', "---\nimport { open } from '../../server/database/open.ts'\n---\n<p>x</p>"],
  ['server/app.ts', "type SiteContent = import('../site/content/load-content.ts').SiteContent"],
  ['contract/forms.ts', "import { parse } from 'yaml'"],
])('%s may not have: %s', (path, text) => {
  expect(violations(path, text)).toHaveLength(1)
})
