import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DAY } from '../../contract/time.ts'
import { temporaryFolder } from '../../tests/support/started-server.ts'
import { expiredCopies, rotate, unfinishedName } from './copies.ts'
import { copyName } from './copy-names.ts'

const NOW = new Date('2026-11-22T03:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY)
const copyOf = (days: number) => copyName(daysAgo(days), 'db')

let folder: string
let remove: () => void
beforeEach(() => {
  ;({ folder, remove } = temporaryFolder())
})
afterEach(() => remove())

it('copies expire with their age', () => {
  const copies = [40, 31, 30, 1, 0].map(copyOf)
  expect(expiredCopies(copies, NOW, 30)).toEqual([copyOf(40), copyOf(31)])
})

it('the newest copy stays at any age', () => {
  expect(expiredCopies([copyOf(400), copyOf(300)], NOW, 30)).toEqual([copyOf(400)])
})

it('however far a clock jumps ahead, a run removes twice what it adds, and the oldest', () => {
  const copies = [29, 28, 27, 1, 0].map(copyOf)
  const jumped = daysAgo(-400)
  expect(expiredCopies([...copies, copyName(jumped, 'db')], jumped, 30)).toEqual([copyOf(29), copyOf(28)])
})

it('only what has expired is removed, and what a broken backup left behind', () => {
  const kept = [copyOf(0), copyOf(29), 'leads.db', 'notes.txt', `${copyOf(0)}.part`]
  const gone = [copyOf(31), `${copyOf(2)}.part`, `${copyOf(2)}.part-wal`, unfinishedName(copyOf(2))]
  for (const name of [...kept, ...gone]) writeFileSync(join(folder, name), '')
  mkdirSync(join(folder, 'leads-elsewhere'))
  for (const name of gone.slice(1)) utimesSync(join(folder, name), daysAgo(2), daysAgo(2))
  utimesSync(join(folder, `${copyOf(0)}.part`), NOW, NOW)
  expect(rotate(folder, NOW, 30)).toEqual([copyOf(31)])
  expect(readdirSync(folder).sort()).toEqual([...kept, 'leads-elsewhere'].sort())
})
