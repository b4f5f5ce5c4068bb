import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { swapFolder } from './swap-folder.ts'

let root: string
const within = (path: string) => join(root, path)
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'krajai-swap-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function makeFolder(name: string, file: string) {
  mkdirSync(within(name))
  writeFileSync(within(`${name}/${file}`), file)
}

it('puts the finished folder where nothing was', () => {
  makeFolder('finished', 'new.html')
  swapFolder(within('finished'), within('dist'))
  expect(readdirSync(root)).toEqual(['dist'])
  expect(readFileSync(within('dist/new.html'), 'utf8')).toBe('new.html')
})

it('leaves nothing of what was there before, nor of a swap that was broken off', () => {
  makeFolder('finished', 'new.html')
  makeFolder('dist', 'old.html')
  makeFolder('finished-previous', 'older.html')
  swapFolder(within('finished'), within('dist'))
  expect(readdirSync(root)).toEqual(['dist'])
  expect(readdirSync(within('dist'))).toEqual(['new.html'])
})

it('brings the old folder back when there is no finished one', () => {
  makeFolder('dist', 'old.html')
  expect(() => swapFolder(within('finished'), within('dist'))).toThrow('ENOENT')
  expect(existsSync(within('dist/old.html'))).toBe(true)
})
