import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copiesIn, copyName, momentOf, newestCopy } from './copies.ts'
import { temporaryFolder } from './testing/started-server.ts'

const NOW = new Date('2026-11-22T03:00:00Z')

it('a copy is named by its moment, and tells it', () => {
  expect(copyName(NOW, 'dump')).toBe('leads-2026-11-22T03-00-00Z.dump')
  expect(momentOf('leads-2026-11-22T03-00-00Z.dump')).toEqual(NOW)
  expect(momentOf('leads.db')).toBeUndefined()
})

it('the newest copy is the last one that the clock has reached', () => {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  expect(newestCopy(folder, NOW)).toEqual(new Date(0))
  for (const name of [
    'leads-2026-11-21T02-30-00Z.db',
    'leads-2026-11-20T02-30-00Z.dump',
    'leads-2026-11-22T02-59-00Z.db.part',
  ])
    writeFileSync(join(folder, name), '')
  expect(newestCopy(folder, NOW)).toEqual(new Date('2026-11-21T02:30:00Z'))
  writeFileSync(join(folder, 'leads-2040-01-01T02-30-00Z.db'), '')
  expect(newestCopy(folder, NOW)).toEqual(new Date('2026-11-21T02:30:00Z'))
  expect(copiesIn(folder, NOW).toCome).toEqual([Date.parse('2040-01-01T02:30:00Z')])
  expect(newestCopy(join(folder, 'none'), NOW)).toEqual(new Date(0))
})
