import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { DAY } from '../../contract/time.ts'
import { temporaryFolder } from '../../server/testing/started-server.ts'
import { projectFolder } from '../../tools/runtime.js'

const FOLDER = '/var/backups/krajai'

it.skipIf(process.platform === 'win32')('the crontab of containers removes the oldest two copies at most', () => {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  const copies = join(folder, 'copies')
  mkdirSync(copies)
  const store = (day: string, daysOld: number) => {
    const copy = join(copies, `leads-2026-10-${day}T19-30-00Z.dump`)
    writeFileSync(copy, '')
    const then = new Date(Date.now() - daysOld * DAY)
    utimesSync(copy, then, then)
  }
  // By a clock that is ahead, all but the last are expired.
  for (const day of ['04', '02', '03', '01']) store(day, 40 - Number(day))
  store('05', 1)
  const operations = readFileSync(join(projectFolder, 'docs/operations.md'), 'utf8')
  const removal = operations.match(/^30 2 \* \* \* .*&& (find .+)$/m)?.[1] ?? ''
  expect(removal).toContain(FOLDER)
  const { status, stderr } = spawnSync('sh', ['-c', removal.replaceAll(FOLDER, copies)], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(readdirSync(copies).sort()).toEqual(['03', '04', '05'].map((day) => `leads-2026-10-${day}T19-30-00Z.dump`))
})
