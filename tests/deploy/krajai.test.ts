import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
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

  const run = (program: string, words: readonly string[], more: Record<string, string> = {}) =>
    spawnSync(program, words, {
      encoding: 'utf8',
      cwd: folder,
      env: {
        ...machine,
        PATH: [dirname(process.execPath), machine.PATH].join(delimiter),
        KRAJAI_HOME: folder,
        KRAJAI_SETTINGS: join(folder, 'settings'),
        ...more,
      },
    })
  const krajai = (...words: string[]) => run(join(projectFolder, 'deploy/krajai'), words)

  describe('with a program that shows what it is given', () => {
    let home: string
    beforeAll(() => {
      home = join(folder, 'home')
      for (const path of ['node/bin', 'current']) mkdirSync(join(home, path), { recursive: true })
      const node = join(home, 'node/bin/node')
      writeFileSync(node, '#!/bin/sh\nenv\n')
      chmodSync(node, 0o755)
    })
    const withSettings = (settings: string, more: Record<string, string> = {}) => {
      const file = join(folder, 'own-settings')
      writeFileSync(file, settings)
      const words = { KRAJAI_HOME: home, KRAJAI_SETTINGS: file, ...more }
      const { status, stdout, stderr } = run(join(projectFolder, 'deploy/krajai'), ['leads', 'list'], words)
      return { status, stdout, stderr }
    }
    /** What the command finds in its environment, where the service has these settings. */
    function given(settings: string) {
      const { stdout, ...end } = withSettings(settings)
      expect(end).toEqual({ status: 0, stderr: '' })
      return Object.fromEntries(stdout.split('\n').map((line) => line.split(/=(.*)/).slice(0, 2)))
    }

    it('asks the database and the copies that the units name, unless the settings name others', () => {
      expect(given('SITE_URL=https://www.example.com\n')).toMatchObject({
        SITE_URL: 'https://www.example.com',
        DATABASE_URL: 'file:/var/lib/krajai/leads.db',
        BACKUP_FOLDER: '/var/backups/krajai',
      })
      const url = 'postgres://krajai:secret@db.internal/leads'
      expect(given(`DATABASE_URL=${url}\n`)).toMatchObject({ DATABASE_URL: url })
      expect(given('BACKUP_FOLDER=\n')).toMatchObject({ BACKUP_FOLDER: '' })
    })

    it('asks the database that its caller names, and says so: leads of before a restore, or of before a move', () => {
      const service = 'DATABASE_URL=postgres://krajai:secret@db.internal/leads\n'
      const asked = (url: string) => withSettings(service, { DATABASE_URL: url })
      for (const url of [
        'file:/var/lib/krajai/leads.db.until-2026-11-21T07-00-44Z',
        'postgres://u:own@db/leads_restored',
      ]) {
        const { status, stdout, stderr } = asked(url)
        expect(stdout.split('\n')).toContain(`DATABASE_URL=${url}`)
        expect({ status, stderr }).toEqual({
          status: 0,
          stderr: "krajai: with the DATABASE_URL of this call, not with the service's\n",
        })
      }
      // Nothing, or the same: it is the service's.
      for (const url of ['', 'postgres://krajai:secret@db.internal/leads']) {
        const { stdout, stderr } = asked(url)
        expect(stdout.split('\n')).toContain('DATABASE_URL=postgres://krajai:secret@db.internal/leads')
        expect(stderr).toBe('')
      }
    })

    it.each([
      ['file:x.db', (here: string) => `file:${here}/x.db`],
      ['file:./x.db', (here: string) => `file:${here}/x.db`],
      ['file:../data/x.db', (here: string) => `file:${here}/../data/x.db`],
      ['file:/srv/x.db', () => 'file:/srv/x.db'],
      ['file:///srv/x.db', () => 'file:///srv/x.db'],
      ['file://srv/x.db', () => 'file://srv/x.db'],
      ['file::memory:', () => 'file::memory:'],
      ['file:', () => 'file:'],
    ])('takes the database %s of a call for one of the folder in which it is called', (url, found) => {
      const { stdout } = withSettings('', { DATABASE_URL: url })
      expect(stdout.split('\n')).toContain(`DATABASE_URL=${found(realpathSync(folder))}`)
    })

    it('knows the service’s database by its name in the folder, too', () => {
      const service = `DATABASE_URL=file:${realpathSync(folder)}/x.db\n`
      expect(withSettings(service, { DATABASE_URL: 'file:x.db' })).toMatchObject({ status: 0, stderr: '' })
    })

    it.each([
      ["SMTP_URL='smtps://u:pa$wo`rd&;<#\\\\@mail.example'", 'smtps://u:pa$wo`rd&;<#\\\\@mail.example'],
      ['SMTP_URL="smtps://u:p&;<#@mail.example"', 'smtps://u:p&;<#@mail.example'],
      ['SMTP_URL=smtps://u:p%40*[#]{}!@mail.example?a=b,c ', 'smtps://u:p%40*[#]{}!@mail.example?a=b,c'],
      ["SMTP_URL='กระจาย ข่าว'", 'กระจาย ข่าว'],
      ['  SMTP_URL=', ''],
    ])('reads %s as systemd does', (line, value) => {
      expect(given(`# Special characters: $x & 'y\n\n${line}\n`).SMTP_URL).toBe(value)
    })

    it.each([
      'SMTP_URL=smtps://u:pa$word@mail.example',
      'SMTP_URL="smtps://u:pa$word@mail.example"',
      'SMTP_URL=smtps://u:p&word@mail.example',
      'MAIL_FROM=An Office <office@krajai.example>',
      'MAIL_FROM=กระจาย ข่าว',
      "SMTP_URL='smtps://it's@mail.example'",
      'SMTP_URL=pass\\word',
      'SMTP_URL=`touch made`',
      'LOG_LEVEL=info\r',
      'export LOG_LEVEL=info',
      '; a remark of systemd',
      '# a remark that takes in the next line \\',
    ])('says the line, and nothing of it, where systemd would read %j in another way', (line) => {
      expect(withSettings(`SITE_URL=https://www.example.com\n${line}\n`)).toEqual({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(
          /own-settings in another way than this command in line 2\nkrajai: write NAME='value', [^\n]+\n$/,
        ),
      })
    })
  })

  it('gives a command the settings of the service', () => {
    const { status, stderr } = krajai('backup', '--to', join(folder, 'backups'))
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'No backup was made: SMTP_URL: needed with MAIL_FROM, or no mail is sent\n',
    })
  })

  it('takes files for those of the folder in which it is called', () => {
    // Without a database nothing comes of it but the folder.
    writeFileSync(join(folder, 'lasting'), `DATABASE_URL=file:${folder}/data/leads.db\n`)
    const settings = { KRAJAI_SETTINGS: join(folder, 'lasting') }
    const program = join(projectFolder, 'deploy/krajai')
    expect(run(program, ['backup', '--to', 'copies'], settings)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no database at'),
    })
    expect(existsSync(join(folder, 'copies'))).toBe(true)
    expect(run(program, ['restore', 'leads.db'], settings)).toMatchObject({
      status: 1,
      stderr: `Nothing was restored: There is no ${join(folder, 'leads.db')}\n`,
    })
    const { stdout } = run(program, ['doctor', '--backups', 'copies'], settings)
    expect(stdout).toContain(join(folder, 'copies'))
  })

  it('is the staff’s command by its link', () => {
    expect(run(join(folder, 'leads'), ['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('leads'),
    })
  })

  it('says that there are no settings yet, to whomever', () => {
    const settings = { KRAJAI_SETTINGS: join(folder, 'none') }
    expect(run(join(folder, 'leads'), ['list'], settings)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `leads: there is no ${folder}/none: write the settings of the server there\n`,
    })
  })

  it('completes for those, too, who may not read the settings', () => {
    const settings = { KRAJAI_SETTINGS: join(folder, 'none') }
    expect(run(join(folder, 'leads'), ['completion', 'bash'], settings)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('complete '),
      stderr: '',
    })
  })

  describe('by an account that may not read the settings', () => {
    const root = process.getuid?.() === 0
    /** As root may read everything, it asks as nobody, from copies where nobody may go. */
    const asOther = (file: string) => {
      chmodSync(folder, 0o755)
      const krajai = join(folder, 'krajai')
      copyFileSync(join(projectFolder, 'deploy/krajai'), krajai)
      chmodSync(krajai, 0o755)
      const settings = { KRAJAI_SETTINGS: file }
      return root
        ? run('setpriv', ['--reuid', '65534', '--regid', '65534', '--clear-groups', krajai, 'leads', 'list'], settings)
        : run(krajai, ['leads', 'list'], settings)
    }

    it.skipIf(root && spawnSync('setpriv', ['--version']).error)('says by which words it may', () => {
      const file = join(folder, 'secret')
      writeFileSync(file, '')
      chmodSync(file, 0)
      expect(asOther(file)).toMatchObject({
        status: 1,
        stdout: '',
        stderr: `krajai: this account cannot read ${file}: sudo krajai …\n`,
      })
    })
  })

  it('says which commands there are', () => {
    expect(krajai()).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: krajai') })
    expect(krajai('leds')).toMatchObject({ status: 2, stderr: expect.stringContaining('there is no command leds') })
  })
})
