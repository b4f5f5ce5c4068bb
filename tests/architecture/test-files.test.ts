import { matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { testFiles } from '../../tools/test-files.ts'
import vitest from '../../vitest.config.ts'
import { projectFiles, readProjectFile } from './project-files.ts'

it('every test file is run by exactly one runner', () => {
  const patterns = Object.values(testFiles).flat()
  const misplaced = projectFiles()
    .filter((path) => /\.(?:test|spec)\.[jt]sx?$/.test(path))
    .filter((path) => patterns.filter((pattern) => matchesGlob(path, pattern)).length !== 1)
  expect(misplaced).toEqual([])
})

/** Where the test files are that share a process, and so the modules that one of them has loaded. */
const sharing = (vitest.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test?.isolate === false
    ? (project.test.include ?? [])
    : [],
)

it('a test that puts something else in the place of a module has a process of its own, and `.alone` in its name', () => {
  const replacing = projectFiles()
    .filter((path) => sharing.some((pattern) => matchesGlob(path, pattern)))
    .filter((path) => /\bvi\.(?:do)?mock\(/i.test(readProjectFile(path)))
  const { node, site, jsdom, built } = testFiles
  expect(sharing).toEqual(expect.arrayContaining([...node, ...site, ...jsdom, ...built]))
  expect(replacing).toEqual([])
})

it('a test of components that puts a clock in the place of the window’s has a window of its own: no frames are drawn from then on', () => {
  const clocked = projectFiles()
    .filter((path) => testFiles.jsdom.some((pattern) => matchesGlob(path, pattern)))
    .filter((path) => readProjectFile(path).includes('vi.useFakeTimers('))
  expect(clocked).toEqual([])
})

it('a test that shares its process is run where the others of its runner are: a worker ends where the environment is another', () => {
  const elsewhere = projectFiles()
    .filter((path) => sharing.some((pattern) => matchesGlob(path, pattern)))
    .filter((path) => /@(?:vitest|jest)-environment /.test(readProjectFile(path)))
  expect(elsewhere).toEqual([])
})
