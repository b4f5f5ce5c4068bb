import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../../../tools/runtime.js'
import { sideOf } from '../../file-names.ts'
import { navigationOf } from './navigation.ts'

const names = new Set(
  globSync('**/*.{yaml,md}', { cwd: join(projectFolder, 'content') }).map(
    (path) => sideOf(path.replaceAll('\\', '/')).name,
  ),
)
const groups = navigationOf([...names].map((name) => ({ name, sides: [], hints: [], nodes: [] })))
const filesOf = (group: string) => groups.find(({ name }) => name === group)?.files.map(({ name }) => name)

test('every file is found once', () => {
  const listed = groups.flatMap(({ files }) => files.map(({ name }) => name))
  expect(listed.toSorted()).toEqual([...names].toSorted())
})

test('what is looked for most comes first', () => {
  expect(groups[0]?.name).toBe('home')
  expect(filesOf('plans')?.slice(0, 2)).toEqual(['plans.yaml', 'rates.yaml'])
  expect(filesOf('questions')?.[0]).toBe('faq.yaml')
  expect(filesOf('wording')).toEqual(['shared/glossary.yaml'])
})
