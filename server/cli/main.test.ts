import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningApp, runApp } from '../testing/running-app.ts'
import { machine } from '../testing/started-server.ts'
import { DATABASE_KINDS, testDatabases } from '../testing/test-databases.ts'

// Every test starts processes, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const contact = { fullName: 'มานี', email: 'manee@example.com', subject: 'ข่าว', message: 'ขอใบเสนอราคา' }

describe.each(DATABASE_KINDS)('the staff’s command, while the server runs on %s', (kind) => {
  const newDatabase = testDatabases(kind)
  let running: RunningApp
  beforeAll(async () => {
    running = await runApp({}, await newDatabase())
  })
  afterAll(() => running.stop())

  const leads = (words: string[], environment: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
      env: { ...machine, DATABASE_URL: running.database.url, ...environment },
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }
  const send = async (body: object): Promise<string> => {
    const { status, text } = await running.ask('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Language': 'th' },
      body: JSON.stringify(body),
    })
    expect(status).toBe(201)
    return JSON.parse(text).id
  }

  it('lists, shows and exports', async () => {
    const id = await send(contact)
    const listed = leads(['list', '--kind', 'contact', '--since', '2020-01-01'])
    expect(listed).toMatchObject({ status: 0, stderr: '' })
    expect(listed.stdout.split('\t')).toEqual([
      id,
      expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      'contact',
      'accepted',
      '-',
      'th',
      'มานี',
      'manee@example.com',
      'ข่าว\n',
    ])
    expect(leads(['list', '--until', '2020-01-01'])).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(leads(['show', id]).stdout).toMatch(/^ID +[\da-f-]{36}\n[\s\S]*\n\nขอใบเสนอราคา\n$/)
    expect(leads(['export']).stdout).toMatch(/^\ufeff"id",.*\r\n"[\da-f-]{36}",.*"ขอใบเสนอราคา"\r\n$/s)
    expect(JSON.parse(leads(['export', '--format', 'jsonl']).stdout)).toMatchObject({ id, ...contact })
  })

  it('erases the leads of one address, and leaves an audit row without personal data', async () => {
    await send({ ...contact, email: 'Erase.Me@example.com' })
    await send({ ...contact, email: 'erase.me@example.com', message: 'Another message' })
    expect(leads(['erase', '--email', 'erase.me@example.com'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('erase needs --yes where nobody can be asked'),
    })
    const { status, stdout } = leads(['erase', '--email', 'ERASE.me@example.com', '--yes'])
    expect(status).toBe(0)
    const audit = /^Erased 2 leads and 0 deliveries \(audit ([\da-f-]{36})\)\.\n$/.exec(stdout)?.[1]
    expect(await running.database.ask('select * from audit')).toEqual([
      { id: audit, at: expect.stringMatching(/Z$/), action: 'erase', leads: 2, deliveries: 0 },
    ])
    expect(leads(['list']).stdout).not.toMatch(/erase/i)
    expect(leads(['erase', '--email', 'erase.me@example.com', '--yes'])).toEqual({
      status: 1,
      stdout: '',
      stderr: 'leads: there is no lead from erase.me@example.com\n',
    })
  })

  it('releases what was suspected, and says when nothing is configured to be delivered', async () => {
    const id = await send({ ...contact, website: 'https://spam.example' })
    expect(leads(['list', '--state', 'suspected_spam']).stdout).toContain(id)
    expect(leads(['digest']).stdout).toMatch(new RegExp(`^1 lead was held back[\\s\\S]+\n${id}  .+มานี`))
    expect(leads(['release', id])).toEqual({
      status: 0,
      stdout: 'Released: 0 deliveries are waiting.\n',
      stderr: expect.stringContaining('no delivery is configured'),
    })
    expect(leads(['list', '--state', 'suspected_spam']).stdout).toBe('')
    expect(leads(['digest'])).toMatchObject({ status: 0, stdout: '' })
    expect(leads(['release', id])).toMatchObject({ status: 1, stderr: expect.stringContaining('not suspected') })
  })

  it('delivers what was stored before a channel was set up, and nothing that was suspected', async () => {
    const MAIL = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com', LEADS_MAIL_TO: 'b@example.com' }
    const id = await send({ ...contact, subject: 'Stored early' })
    const suspected = await send({ ...contact, website: 'https://spam.example' })
    expect(leads(['deliver', id])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no delivery is configured'),
    })
    expect(leads(['deliver', id], MAIL)).toEqual({ status: 0, stdout: '1 delivery is waiting.\n', stderr: '' })
    expect(leads(['show', id]).stdout).toMatch(/^To the team +waiting/m)
    expect(leads(['deliver', id], MAIL)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('has its deliveries'),
    })
    expect(leads(['deliver', suspected], MAIL)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('release it'),
    })
  })

  it.skipIf(!existsSync('/dev/full'))(
    'says in a line when its output cannot be written, and nothing when nobody wants more of it',
    async () => {
      await send(contact)
      const words = [process.execPath, join(import.meta.dirname, 'main.ts'), 'export']
      const through = (script: string) =>
        spawnSync('bash', ['--norc', '-c', `set -o pipefail; ${script}`, 'bash', ...words], {
          env: { ...machine, DATABASE_URL: running.database.url },
          encoding: 'utf8',
        })
      expect(through('"$@" > /dev/full')).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/^leads: not everything could be written: .*no space left on device.*\n$/),
      })
      expect(through('"$@" | true')).toMatchObject({ status: 0, stderr: '' })
    },
  )

  it('purges by age, requires a number of days, and refuses when the clock looks wrong', async () => {
    expect(leads(['purge'])).toMatchObject({ status: 2, stderr: expect.stringContaining('LEADS_RETENTION_DAYS') })
    expect(leads(['purge'], { LEADS_RETENTION_DAYS: '365' }).stdout).toBe('Nothing was old enough.\n')
    // As if the clock were a thousand days ahead.
    await running.database.ask(`update lead set received_at = '2020' || substr(received_at, 5)`)
    expect(leads(['purge', '--days', '730'])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^leads: nothing was deleted: .+ add --yes\n$/),
    })
    expect(leads(['purge', '--days', '730', '--yes']).stdout).toMatch(/^Deleted \d+ leads? \(audit .+\)\.\n$/)
    expect(leads(['retry'])).toMatchObject({ status: 0, stdout: '0 deliveries will be tried again.\n' })
  })

  it.each([
    ['show', 'x'],
    ['release', 'x'],
    ['deliver', 'x'],
    ['retry', 'x'],
  ])('%s says that there is no such lead', (command, id) => {
    expect(leads([command, id])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^leads: .+\n$/),
    })
  })

  it('says that there is no database, and makes none', () => {
    const missing = kind === 'SQLite' ? `${running.database.url}.missing` : 'postgres://nobody@127.0.0.1:1/none'
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, stderr } = leads(['list'], { DATABASE_URL: missing })
      expect(status).toBe(1)
      expect(stderr).toMatch(/^leads: (?:There is no database at |The database of DATABASE_URL cannot )[^\n]+\n$/)
    }
  })

  it('says how it is used', () => {
    const wrong = leads(['lst'])
    expect(wrong).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('Usage: npm run leads') })
    expect(leads(['--help'])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: npm run leads/) })
  })
})
