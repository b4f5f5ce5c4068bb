import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningApp, runApp } from '../testing/running-app.ts'
import { machine } from '../testing/started-server.ts'
import { DATABASE_KINDS, testDatabases } from '../testing/test-databases.ts'

const MAIL = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com', LEADS_MAIL_TO: 'b@example.com' }
const contact = { fullName: 'มานี', email: 'manee@example.com', subject: 'ข่าว', message: 'ขอใบเสนอราคา' }

/** Runs the tool as a process of its own. */
const run = (words: string[], environment: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    env: { ...machine, ...environment },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

it('says how it is used', () => {
  const guessed = 'leads: there is no command "lst": did you mean "list"? See: leads help\n'
  expect(run(['lst'])).toEqual({ status: 2, stdout: '', stderr: guessed })
  expect(run(['--help'])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: leads /) })
  expect(run(['help', 'take'])).toMatchObject({ status: 0, stdout: expect.stringContaining('leads take 5c12ae') })
  const byNpm = run(['--help'], { npm_lifecycle_event: 'leads', LANG: 'th_TH.UTF-8' })
  expect(byNpm.stdout).toMatch(/^วิธีใช้: npm run leads -- /)
  expect(run([])).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^Usage: /) })
  expect(run(['list', '--limit', '0']).stderr).toMatch(/^leads: "0" is no number.* See: leads help list\n$/)
  expect(run(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

it('says in Thai what is wrong with settings and database', () => {
  const thai = (environment: Record<string, string>) => run(['list', '--language', 'th'], environment).stderr
  expect(thai({ PORT: 'x' })).toMatch(/^leads: PORT: ต้องเป็น[^\n]+\n$/)
  expect(thai({ DATABASE_URL: `file:${import.meta.dirname}/none.db` })).toMatch(/^leads: ไม่มีฐานข้อมูลที่ [^\n]+\n$/)
  expect(thai({ DATABASE_URL: `file:${import.meta.filename}` })).toMatch(/^leads: เปิดฐานข้อมูล [^\n]+ ไม่ได้ [^\n]+\n$/)
  expect(thai({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatch(/^leads: เปิดฐานข้อมูล DATABASE_URL ไม่ได้/)
})

describe.each(DATABASE_KINDS)('the staff’s command, while the server runs on %s', (kind) => {
  const newDatabase = testDatabases(kind)
  let running: RunningApp
  beforeAll(async () => {
    running = await runApp({}, await newDatabase())
  })
  afterAll(() => running.stop())

  const leads = (words: string[], environment: Record<string, string> = {}) =>
    run(words, { DATABASE_URL: running.database.url, ...environment })
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
    const listed = leads(['list', '--form', 'contact', '--since', '2020-01-01'])
    expect(listed).toMatchObject({ status: 0, stderr: '' })
    expect(listed.stdout.split('\t')).toEqual([
      id,
      expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+07:00$/),
      'contact',
      'accepted',
      '-',
      'th',
      'มานี',
      'manee@example.com',
      'ข่าว',
      'new',
      '-\n',
    ])
    expect(leads(['list', '--until', '2020-01-01'])).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(leads(['show', id]).stdout).toMatch(/^ID +[\da-f-]{36}\n[\s\S]*\n\nขอใบเสนอราคา\n$/)
    expect(leads(['export']).stdout).toMatch(/^\ufeff"id",.*\r\n"[\da-f-]{36}",.*"ขอใบเสนอราคา",""\r\n$/s)
    expect(JSON.parse(leads(['export', '--format', 'jsonl']).stdout)).toMatchObject({ id, ...contact })
  })

  it('is told who answers a lead, by the end of its id, and tells the others', async () => {
    const id = await send({ ...contact, subject: 'Follow me up' })
    const name = id.slice(-12)
    expect(leads(['take', name, '--by', 'นก'])).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Taken by นก: [\da-f]{6,} {2}มานี, Follow me up\n$/),
      stderr: '',
    })
    expect(leads(['take', name])).toEqual({
      status: 1,
      stdout: '',
      stderr: `leads: lead ${name} is taken by นก. To have it all the same: leads take ${name} --over\n`,
    })
    expect(leads(['answered', name, '--note', 'Sent', '--language', 'th']).stdout).toContain('แจ้งว่าตอบแล้ว')
    const { stage, handledBy, followUps } = JSON.parse(leads(['show', name, '--format', 'json']).stdout)
    expect([stage, handledBy]).toEqual(['answered', 'นก'])
    expect(followUps).toMatchObject([
      { who: 'นก', step: 'taken' },
      { who: userInfo().username, step: 'answered', note: 'Sent' },
    ])
  })

  it('shows new leads as they come, until it is interrupted', async () => {
    await send({ ...contact, subject: 'Before' })
    const watching = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'watch'], {
      env: { ...machine, DATABASE_URL: running.database.url },
    })
    const ended = once(watching, 'close')
    const said = { stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr'] as const) {
      watching[stream].setEncoding('utf8').on('data', (text: string) => {
        said[stream] += text
      })
    }
    await vi.waitFor(() => expect(said.stderr).toContain('Ctrl-C'), { timeout: 30_000 })
    const id = await send({ ...contact, subject: 'Now' })
    await vi.waitFor(() => expect(said.stdout).toContain(id), { timeout: 30_000 })
    watching.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    expect(said.stdout).toMatch(/^[^\n]+\tNow\tnew\t-\n$/)
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
      stderr: 'leads: there is no lead from erase.me@example.com. To find it by a name: leads list --all --text NAME\n',
    })
  })

  it('releases what was suspected, and says when nothing is configured to be delivered', async () => {
    const id = await send({ ...contact, website: 'https://spam.example' })
    expect(leads(['list', '--spam']).stdout).toContain(id)
    expect(leads(['list']).stdout).not.toContain(id)
    expect(leads(['take', id])).toMatchObject({ status: 1, stderr: expect.stringContaining(`leads release ${id}`) })
    expect(leads(['digest'])).toEqual({
      status: 0,
      stdout: expect.stringMatching(new RegExp(`^${id}\t[^\n]+มานี[^\n]+\n$`)),
      stderr: expect.stringMatching(/^1 lead was held back .+\n.+ leads release ID\n$/),
    })
    expect(leads(['release', id])).toEqual({
      status: 0,
      stdout: 'Released: 0 deliveries are waiting.\n',
      stderr: expect.stringContaining('no delivery is configured'),
    })
    expect(leads(['list', '--spam']).stdout).toBe('')
    expect(leads(['digest'])).toMatchObject({ status: 0, stdout: '' })
    expect(leads(['release', id])).toMatchObject({ status: 1, stderr: expect.stringContaining('not suspected') })
  })

  it('delivers what was stored before a channel was set up, and nothing that was suspected', async () => {
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
      stderr: expect.stringContaining(`leads release ${suspected}`),
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

  it('says that there is no database, and makes none', () => {
    const missing = kind === 'SQLite' ? `${running.database.url}.missing` : 'postgres://nobody@127.0.0.1:1/none'
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, stderr } = leads(['list'], { DATABASE_URL: missing })
      expect(status).toBe(1)
      expect(stderr).toMatch(/^leads: (?:There is no database at |The database of DATABASE_URL cannot )[^\n]+\n$/)
    }
  })
})
