import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../server/testing/started-server.ts'
import { releaseFiles } from '../../tools/release/release-files.ts'
import { projectFolder } from '../../tools/runtime.js'

const units = globSync('deploy/systemd/*.{service,timer}', { cwd: projectFolder }).sort()
const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8')

const analyze = (...words: string[]) => spawnSync('systemd-analyze', words, { encoding: 'utf8' })
const missing = analyze('--version').status === 0 ? '' : 'not tried: there is no systemd-analyze here'

describe.skipIf(missing !== '')(`systemd ${missing}`, () => {
  let folder: string
  let remove: () => void
  beforeAll(() => {
    ;({ folder, remove } = temporaryFolder())
    for (const unit of units) cpSync(join(projectFolder, unit), join(folder, basename(unit)))
  })
  afterAll(() => remove())

  it.each(units)('finds nothing wrong with %s', (unit) => {
    const { status, stderr } = analyze('verify', '--man=no', join(folder, basename(unit)))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('would find what is wrong', () => {
    const broken = join(folder, 'broken.service')
    writeFileSync(broken, `${read('deploy/systemd/krajai-backup.service')}\nProtectSystem=strickt\n`)
    expect(analyze('verify', '--man=no', broken).stderr).toContain('strickt')
  })

  it('finds the server well locked in: exposed by less than 2 of 10', () => {
    const unit = join(folder, 'krajai@.service')
    expect(analyze('security', '--offline=true', '--threshold=20', unit)).toMatchObject({ status: 0 })
  })
})

describe('the units', () => {
  const server = read('deploy/systemd/krajai@.service')
  const backup = read('deploy/systemd/krajai-backup.service')

  it('keep leads outside of the folder that an upgrade replaces, in one that systemd makes', () => {
    for (const unit of [server, backup]) {
      expect(unit).toContain('StateDirectory=krajai\n')
      expect(unit).toContain('Environment=DATABASE_URL=file:/var/lib/krajai/leads.db\n')
      expect(unit).toContain('WorkingDirectory=/srv/krajai/current\n')
    }
  })

  it('start another where a backup fails', () => {
    const [, unit = ''] = /^OnFailure=(\S+)$/m.exec(backup) ?? []
    expect(read(`deploy/systemd/${unit}`)).toContain('krajai doctor\n')
  })

  it('look for copies where they are made', () => {
    const [, folder = ''] = /^ExecStart=.* --to (\S+) /m.exec(backup) ?? []
    expect(server).toContain(`Environment=BACKUP_FOLDER=${folder}\n`)
    expect(read('deploy/krajai')).toContain(`\nBACKUP_FOLDER=${folder}\n`)
  })

  it('start programs that are there', () => {
    const programs = [server, backup].map((unit) => /^ExecStart=.* (\S+\.ts)\b/m.exec(unit)?.[1] ?? '')
    expect(programs).toEqual(['server/main.ts', 'tools/backup/backup.ts'])
    for (const program of programs) expect(read(program)).not.toBe('')
  })

  it('start them by a program that asks for the right Node first, which an older one can read, too', () => {
    for (const unit of [server, backup]) {
      const [, first = ''] = /^ExecStart=.* node (\S+) \S+\.ts\b/m.exec(unit) ?? []
      expect(first).toBe('tools/release/with-node.js')
      expect(releaseFiles(projectFolder).files).toContain(first)
    }
  })

  it('give a stop longer than the server takes', () => {
    const [, request = ''] = /STOP_MILLISECONDS = ([\d_]+)/.exec(read('server/main.ts')) ?? []
    const [, letters = ''] = /PATIENCE_MILLISECONDS = ([\d_]+)/.exec(read('server/delivery/delivery.ts')) ?? []
    const longest = (Number(request.replace('_', '')) + Number(letters.replace('_', ''))) / 1000
    expect(longest).toBeGreaterThan(30)
    expect(Number(/^TimeoutStopSec=(\d+)/m.exec(server)?.[1])).toBeGreaterThan(longest)
    expect(Number(/stop_grace_period: (\d+)s/.exec(read('deploy/compose/compose.yaml'))?.[1])).toBeGreaterThan(longest)
  })
})
