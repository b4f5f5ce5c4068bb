import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../server/testing/started-server.ts'
import { writeCopy } from '../../server/testing/write-copy.ts'
import { backupFinding } from './backups.ts'

it('tells how old the newest copy of the leads is', () => {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  const finding = (moment: string) => backupFinding(folder, new Date(moment))
  writeFileSync(join(folder, 'leads-2026-11-22T02-30-00Z.db.part'), '')
  expect(finding('2026-11-22T03:00:00Z')).toMatchObject({ verdict: 'warning', says: expect.stringMatching(/^no copy/) })
  for (const day of ['20', '21']) writeCopy(folder, `leads-2026-11-${day}T02-30-00Z.db`)
  const says = `the newest of 2 in ${folder} is of 2026-11-21T02:30:00.000Z`
  expect(finding('2026-11-22T02:45:00Z')).toEqual({ about: 'backup', verdict: 'ok', says })
  expect(finding('2026-11-22T09:00:00Z')).toMatchObject({ verdict: 'warning', says: expect.stringContaining(says) })
  expect(backupFinding(join(folder, 'none'), new Date())).toMatchObject({
    verdict: 'warning',
    says: expect.stringContaining('cannot be read'),
  })
})

it('takes a copy of a day to come for the newest of none, and says what to do with it', () => {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  writeCopy(folder, 'leads-2040-01-01T02-30-00Z.db')
  const finding = () => backupFinding(folder, new Date('2026-11-22T03:00:00Z'))
  expect(finding().verdict).toBe('warning')
  writeCopy(folder, 'leads-2026-11-22T02-30-00Z.db')
  expect(finding()).toEqual({
    about: 'backup',
    verdict: 'warning',
    says: `the newest of 1 in ${folder} is of 2026-11-22T02:30:00.000Z; 1 of a day to come, which never expires: made by a wrong clock, delete it`,
  })
})

it('names what has the name of a copy and cannot be restored', () => {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  const finding = () => backupFinding(folder, new Date('2026-11-22T03:00:00Z'))
  writeFileSync(join(folder, 'leads-2026-11-22T02-30-00Z.db'), 'ok')
  const damaged = 'leads-2026-11-22T02-30-00Z.db is no whole copy: delete it'
  expect(finding()).toMatchObject({
    verdict: 'warning',
    says: `no copy in ${folder}: krajai backup --to ${folder}; ${damaged}`,
  })
  writeCopy(folder, 'leads-2026-11-22T01-30-00Z.db')
  expect(finding()).toMatchObject({
    verdict: 'warning',
    says: `the newest of 1 in ${folder} is of 2026-11-22T01:30:00.000Z; ${damaged}`,
  })
})

it('says where it was not told where to look', () => {
  expect(backupFinding(undefined, new Date())).toMatchObject({
    verdict: 'warning',
    says: expect.stringMatching(/^not looked at: .*--backups/),
  })
})
