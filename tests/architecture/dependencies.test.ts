import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(project, file), 'utf8')

test('dependencies are exactly the packages that the server imports', () => {
  const sources = globSync(['server/**/*.ts', 'contract/**/*.ts'], { cwd: project })
    .filter((file) => !/\.test\.ts$|fixture/.test(file))
    .map(read)
  const imported = sources
    .flatMap((source) => [...source.matchAll(/(?:from |import\()'([^.'][^']*)'/g)])
    .map(([, name = '']) => (name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.replace(/\/.*/, '')))
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
  const { dependencies } = JSON.parse(read('package.json'))
  expect(Object.keys(dependencies)).toEqual([...new Set(imported)].sort())
})

test('every package in the lock file has a hash and no address', () => {
  const packages = Object.entries<Record<string, unknown>>(JSON.parse(read('package-lock.json')).packages)
  const loose = packages.filter(([name, { integrity, link, resolved }]) => name && !link && (!integrity || resolved))
  expect(loose).toEqual([])
})
