import { matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { testFiles } from '../../tools/test-files.ts'
import { projectFiles, readProjectFile } from './project-files.ts'

it('every test file is run by exactly one runner', () => {
  const patterns = Object.values(testFiles).flat()
  const misplaced = projectFiles()
    .filter((path) => /\.(?:test|spec)\.[jt]sx?$/.test(path))
    .filter((path) => patterns.filter((pattern) => matchesGlob(path, pattern)).length !== 1)
  expect(misplaced).toEqual([])
})

it('a test that puts something else in the place of a module has a process of its own', () => {
  const replacing = projectFiles()
    .filter((path) => testFiles.node.some((pattern) => matchesGlob(path, pattern)))
    .filter((path) => /^vi\.(?:do)?[mM]ock\(/m.test(readProjectFile(path)))
  expect(replacing).toEqual([])
})
