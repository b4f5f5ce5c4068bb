import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { copiesIn, copyName, momentOf, newestCopy } from './copies.ts'
import { canTryPlainAccount, plainAccount } from './testing/plain-account.ts'
import { machine, temporaryFolder } from './testing/started-server.ts'
import { writeCopy } from './testing/write-copy.ts'

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
    writeCopy(folder, name)
  expect(newestCopy(folder, NOW)).toEqual(new Date('2026-11-21T02:30:00Z'))
  writeCopy(folder, 'leads-2040-01-01T02-30-00Z.db')
  expect(newestCopy(folder, NOW)).toEqual(new Date('2026-11-21T02:30:00Z'))
  expect(copiesIn(folder, NOW).toCome).toEqual([Date.parse('2040-01-01T02:30:00Z')])
  expect(newestCopy(join(folder, 'none'), NOW)).toEqual(new Date(0))
})

it('what has the name of a copy and is none, or not whole, is no copy', () => {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  writeCopy(folder, 'leads-2026-11-20T02-30-00Z.db')
  writeCopy(folder, 'leads-2026-11-20T03-30-00Z.dump')
  const whole = readFileSync(join(folder, 'leads-2026-11-20T02-30-00Z.db'))
  const others = {
    'leads-2026-11-21T01-00-00Z.db': 'ok',
    'leads-2026-11-21T02-00-00Z.db': '',
    'leads-2026-11-21T03-00-00Z.db': whole.subarray(0, -1),
    'leads-2026-11-21T04-00-00Z.db': whole.subarray(0, 20),
    'leads-2026-11-21T05-00-00Z.dump': whole,
  }
  for (const [name, contents] of Object.entries(others)) writeFileSync(join(folder, name), contents)
  const directory = 'leads-2026-11-21T06-00-00Z.db'
  mkdirSync(join(folder, directory))
  const { made, damaged } = copiesIn(folder, NOW)
  expect(made).toEqual([Date.parse('2026-11-20T03:30:00Z'), Date.parse('2026-11-20T02:30:00Z')])
  expect(damaged.toSorted()).toEqual([...Object.keys(others), directory])
  expect(newestCopy(folder, NOW)).toEqual(new Date('2026-11-20T03:30:00Z'))
})

it.skipIf(!canTryPlainAccount)('a copy that another account keeps for itself is taken for one by its name', () => {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  chmodSync(folder, 0o755)
  writeCopy(folder, 'leads-2026-11-20T02-30-00Z.db')
  chmodSync(join(folder, 'leads-2026-11-20T02-30-00Z.db'), 0)
  const module = pathToFileURL(join(import.meta.dirname, 'copies.ts')).href
  const ask = `import('${module}').then(({ newestCopy }) => console.log(newestCopy(process.argv[1], new Date(${NOW.getTime()}))))`
  const { stdout } = spawnSync(process.execPath, ['-e', ask, folder], {
    ...plainAccount,
    env: machine,
    encoding: 'utf8',
  })
  expect(stdout).toBe('2026-11-20T02:30:00.000Z\n')
})
