import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machine, temporaryFolder } from '../../server/testing/started-server.ts'
import { projectFolder } from '../../tools/runtime.js'

/** Runs as the tests' own account, where there is none of the service's. */
describe.skipIf(process.platform === 'win32')('deploy/krajai', () => {
  let folder: string
  let remove: () => void
  beforeAll(() => {
    ;({ folder, remove } = temporaryFolder())
    symlinkSync(projectFolder, join(folder, 'current'))
    symlinkSync(join(projectFolder, 'deploy/krajai'), join(folder, 'leads'))
    mkdirSync(join(folder, 'data'))
    writeFileSync(
      join(folder, 'settings'),
      `DATABASE_URL='file:${folder}/data/leads.db'\nMAIL_FROM='An Office <a@b.example>'\n`,
    )
  })
  afterAll(() => remove())

  const run = (program: string, ...words: string[]) =>
    spawnSync(program, words, {
      encoding: 'utf8',
      env: {
        ...machine,
        PATH: [dirname(process.execPath), machine.PATH].join(delimiter),
        KRAJAI_HOME: folder,
        KRAJAI_SETTINGS: join(folder, 'settings'),
      },
    })
  const krajai = (...words: string[]) => run(join(projectFolder, 'deploy/krajai'), ...words)

  it('gives a command the settings of the service', () => {
    const { status, stderr } = krajai('backup', '--to', join(folder, 'backups'))
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'SMTP_URL: needed with MAIL_FROM, or no mail is sent\n'.replace(/^/, 'No backup was made: '),
    })
  })

  it('is the staff’s command by its link', () => {
    expect(run(join(folder, 'leads'), '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('leads') })
  })

  it('says which commands there are', () => {
    expect(krajai()).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: krajai') })
    expect(krajai('leds')).toMatchObject({ status: 2, stderr: expect.stringContaining('there is no command leds') })
  })
})
