import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../../tools/runtime.js'
import { projectFiles, readProjectFile } from './project-files.ts'
import { ROOMS } from './rooms.ts'

const documents = projectFiles().filter((path) => /^(?:[^/]+|docs\/.+)\.md$/.test(path))
const packageJson = JSON.parse(readProjectFile('package.json'))

/** The rows of the tables of a document, each with what stands in its first cell in backticks. */
const rowsOf = (path: string) =>
  readProjectFile(path)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((row) => ({ row, names: [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) }))

describe('the map in README.md', () => {
  const rows = rowsOf('README.md').filter(({ names }) => /^[a-z-]+\/$/.test(names[0] ?? ''))

  it('has every folder, and those inside', () => {
    const folders = new Set(
      projectFiles()
        .map((path) => path.split('/').slice(0, -1))
        .filter(([top, inside]) => top !== undefined && !top.startsWith('.') && !inside?.includes('_'))
        .map(([top, inside]) => (inside === undefined ? `${top}/` : `${top}/${inside}/`)),
    )
    const mapped = new Set(
      rows.flatMap(({ row, names: [top = ''] }) => [
        top,
        ...[...row.matchAll(/`([a-z-]+\/)`/g)].map(([, inside]) => top + inside),
      ]),
    )
    expect([...folders].filter((folder) => !mapped.has(folder))).toEqual([])
  })

  it('has none that is gone', () => {
    const gone = rows.flatMap(({ row, names: [top = ''] }) =>
      [...row.matchAll(/`([a-z-]+(?:\/|\.yaml))`/g)]
        .map(([, name = '']) => (name === top ? name : top + name))
        .filter((path) => !existsSync(join(projectFolder, path))),
    )
    expect(gone).toEqual([])
  })
})

it('docs/architecture.md has every room that the rule for imports knows', () => {
  const mapped = new Set(
    rowsOf('docs/architecture.md').flatMap(({ row }) => row.match(/[a-z-]+(?:\/[a-z-]+)*(?=\/`)/g)),
  )
  const rooms = Object.keys(ROOMS).filter((room) => room !== '' && room !== 'site')
  expect(rooms.filter((room) => !mapped.has(room))).toEqual([])
})

it('docs/architecture.md says of each room what the rule for imports says', () => {
  const foldersIn = (cell = '') => [...cell.matchAll(/`([a-z/-]+)\/`/g)].map(([, folder = '']) => folder)
  const told = rowsOf('docs/architecture.md').flatMap(({ row }) => {
    const [, named, allowed] = row.split('|')
    return foldersIn(named).map((room) => [room, foldersIn(allowed).sort()] as const)
  })
  // `tests/` may import everything, and says so.
  const rule = told.map(([room]) => [room, [...(ROOMS[room]?.mayImport ?? [])].sort()])
  const isTold = ([room]: readonly unknown[]) => room !== 'tests'
  expect(told.filter(isTold)).toEqual(rule.filter(isTold))
})

it('README.md tells of every command', () => {
  const readme = readProjectFile('README.md')
  const named = new Set([...readme.matchAll(/npm (?:run )?([a-z0-9:-]+)/g)].map(([, script]) => script))
  expect(Object.keys(packageJson.scripts).filter((script) => !named.has(script))).toEqual([])
})

it('docs/dependencies.md gives a reason for every dependency, and for no other', () => {
  const { dependencies, devDependencies, optionalDependencies } = packageJson
  const [used = ''] = readProjectFile('docs/dependencies.md').split('## Tried and left out')
  const reasoned = rowsOf('docs/dependencies.md')
    .filter(({ row }) => used.includes(row))
    .flatMap(({ names }) => names)
  const named = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(named.filter((name) => !reasoned.includes(name))).toEqual([])
  expect(reasoned.filter((name) => !named.includes(name))).toEqual([])
})

it('a document names no command that does not exist', () => {
  const unknown = documents.flatMap((path) =>
    [...readProjectFile(path).matchAll(/npm run ([a-z0-9:-]+)/g)]
      .filter(([, script = '']) => !(script in packageJson.scripts))
      .map(([command]) => `${path}: ${command}`),
  )
  expect(unknown).toEqual([])
})

it('a document names no file that does not exist', () => {
  const rooms = new Set(projectFiles().flatMap((path) => /^([a-z]+)\//.exec(path)?.[1] ?? []))
  const path = new RegExp(`\`((?:${[...rooms].join('|')})/[\\w./-]*)\``, 'g')
  const dead = documents.flatMap((document) => {
    const text = readProjectFile(document)
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) =>
      join(dirname(document), target),
    )
    const named = [...text.matchAll(path)].map(([, target = '']) => target)
    return (
      [...links, ...named]
        // Settings are written by whoever installs, and stay there.
        .filter((target) => !target.endsWith('/.env') && !existsSync(join(projectFolder, target)))
        .map((target) => `${document}: ${target}`)
    )
  })
  expect(dead).toEqual([])
})
