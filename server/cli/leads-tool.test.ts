import { userInfo } from 'node:os'
import { PassThrough } from 'node:stream'
import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { DATABASE_KINDS } from '../testing/test-databases.ts'
import { callerOf } from './caller.ts'
import { kept } from './commands/fixture-circumstances.ts'
import { contact, takingLeads } from './fixture-taken-leads.ts'
import { runLeads } from './leads-tool.ts'

const MAIL = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com', LEADS_MAIL_TO: 'b@example.com' }

/** Runs the tool in this process, in a pipe. */
async function run(words: string[], environment: Record<string, string> = {}) {
  const [stdout, stderr] = [kept(false), kept(false)]
  const status = await runLeads(words, {
    caller: callerOf(words, environment),
    settings: () => readConfig(environment),
    interrupted: () => AbortSignal.abort(),
    input: new PassThrough(),
    output: stdout.stream,
    messages: stderr.stream,
  })
  return { status, stdout: stdout.text(), stderr: stderr.text() }
}

it('says what it did not understand', async () => {
  const guessed = 'leads: there is no command "lst": did you mean "list"? See: leads help\n'
  expect(await run(['lst'])).toEqual({ status: 2, stdout: '', stderr: guessed })
  expect((await run(['list', '--limit', '0'])).stderr).toMatch(/^leads: "0" is no number.* See: leads help list\n$/)
})

it('says in Thai what is wrong with settings and database', async () => {
  const thai = async (environment: Record<string, string>) =>
    (await run(['list', '--language', 'th'], environment)).stderr
  expect(await thai({ PORT: 'x' })).toMatch(/^leads: PORT: ต้องเป็น[^\n]+\n$/)
  expect(await thai({ DATABASE_URL: `file:${import.meta.dirname}/none.db` })).toMatch(/^leads: ไม่มีฐานข้อมูลที่ [^\n]+\n$/)
  expect(await thai({ DATABASE_URL: `file:${import.meta.filename}` })).toMatch(
    /^leads: เปิดฐานข้อมูล [^\n]+ ไม่ได้ [^\n]+\n$/,
  )
  expect(await thai({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatch(
    /^leads: เปิดฐานข้อมูล DATABASE_URL ไม่ได้/,
  )
})

describe.each(DATABASE_KINDS)('the staff’s command, while the server runs on %s', (kind) => {
  const { database, send } = takingLeads(kind)
  const leads = (words: string[], environment: Record<string, string> = {}) =>
    run(words, { DATABASE_URL: database().url, ...environment })

  it('lists, shows and exports', async () => {
    const id = await send(contact)
    const listed = await leads(['list', '--form', 'contact', '--since', '2020-01-01'])
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
    expect(await leads(['list', '--until', '2020-01-01'])).toEqual({ status: 0, stdout: '', stderr: '' })
    expect((await leads(['show', id])).stdout).toMatch(/^ID +[\da-f-]{36}\n[\s\S]*\n\nขอใบเสนอราคา\n$/)
    expect((await leads(['export'])).stdout).toMatch(/^\ufeff"id",.*\r\n"[\da-f-]{36}",.*"ขอใบเสนอราคา",""\r\n$/s)
    expect(JSON.parse((await leads(['export', '--format', 'jsonl'])).stdout)).toMatchObject({ id, ...contact })
  })

  it('is told who answers a lead, by the end of its id, and tells the others', async () => {
    const id = await send({ ...contact, subject: 'Follow me up' })
    const name = id.slice(-12)
    expect(await leads(['take', name, '--by', 'นก'])).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Taken by นก: [\da-f]{6,} {2}มานี, Follow me up\n$/),
      stderr: '',
    })
    expect(await leads(['take', name])).toEqual({
      status: 1,
      stdout: '',
      stderr: `leads: lead ${name} is taken by นก. To have it all the same: leads take ${name} --over\n`,
    })
    expect((await leads(['answered', name, '--note', 'Sent', '--language', 'th'])).stdout).toContain('แจ้งว่าตอบแล้ว')
    const { stage, handledBy, followUps } = JSON.parse((await leads(['show', name, '--format', 'json'])).stdout)
    expect([stage, handledBy]).toEqual(['answered', 'นก'])
    expect(followUps).toMatchObject([
      { who: 'นก', step: 'taken' },
      { who: userInfo().username, step: 'answered', note: 'Sent' },
    ])
  })

  it('knows who works by sudo, and how wide the lines are to be where no terminal says it', async () => {
    const id = await send({ ...contact, subject: 'By sudo' })
    const { stdout } = await leads(['take', id], { SUDO_USER: 'ploy' })
    expect(stdout).toMatch(/^Taken by ploy: /)
    const widest = async (COLUMNS: string) => {
      const table = await leads(['list', '--format', 'table'], { COLUMNS })
      return Math.max(...table.stdout.split('\n').map((line) => stringWidth(line)))
    }
    expect(await widest('60')).toBeLessThanOrEqual(60)
    expect(await widest('')).toBeGreaterThan(60)
  })

  it('erases the leads of one address, and leaves an audit row without personal data', async () => {
    await send({ ...contact, email: 'Erase.Me@example.com' })
    await send({ ...contact, email: 'erase.me@example.com', message: 'Another message' })
    expect(await leads(['erase', '--email', 'erase.me@example.com'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('erase needs --yes where nobody can be asked'),
    })
    const { status, stdout } = await leads(['erase', '--email', 'ERASE.me@example.com', '--yes'])
    expect(status).toBe(0)
    const audit = /^Erased 2 leads and 0 deliveries \(audit ([\da-f-]{36})\)\.\n$/.exec(stdout)?.[1]
    expect(await database().ask('select * from audit')).toEqual([
      { id: audit, at: expect.stringMatching(/Z$/), action: 'erase', leads: 2, deliveries: 0 },
    ])
    expect((await leads(['list'])).stdout).not.toMatch(/erase/i)
    expect(await leads(['erase', '--email', 'erase.me@example.com', '--yes'])).toEqual({
      status: 1,
      stdout: '',
      stderr: 'leads: there is no lead from erase.me@example.com. To find it by a name: leads list --all --text NAME\n',
    })
  })

  it('releases what was suspected, and says when nothing is configured to be delivered', async () => {
    const id = await send({ ...contact, website: 'https://spam.example' })
    expect((await leads(['list', '--spam'])).stdout).toContain(id)
    expect((await leads(['list'])).stdout).not.toContain(id)
    expect(await leads(['take', id])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`leads release ${id}`),
    })
    expect(await leads(['digest'])).toEqual({
      status: 0,
      stdout: expect.stringMatching(new RegExp(`^${id}\t[^\n]+มานี[^\n]+\n$`)),
      stderr: expect.stringMatching(/^1 lead was held back .+\n.+ leads release ID\n$/),
    })
    expect(await leads(['release', id])).toEqual({
      status: 0,
      stdout: 'Released: 0 deliveries are waiting.\n',
      stderr: expect.stringContaining('no delivery is configured'),
    })
    expect((await leads(['list', '--spam'])).stdout).toBe('')
    expect(await leads(['digest'])).toMatchObject({ status: 0, stdout: '' })
    expect(await leads(['release', id])).toMatchObject({ status: 1, stderr: expect.stringContaining('not suspected') })
  })

  it('delivers what was stored before a channel was set up, and nothing that was suspected', async () => {
    const id = await send({ ...contact, subject: 'Stored early' })
    const suspected = await send({ ...contact, website: 'https://spam.example' })
    expect(await leads(['deliver', id])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no delivery is configured'),
    })
    expect(await leads(['deliver', id], MAIL)).toEqual({ status: 0, stdout: '1 delivery is waiting.\n', stderr: '' })
    expect((await leads(['show', id])).stdout).toMatch(/^To the team +waiting/m)
    expect(await leads(['deliver', id], MAIL)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('has its deliveries'),
    })
    expect(await leads(['deliver', suspected], MAIL)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`leads release ${suspected}`),
    })
  })

  it('purges by age, requires a number of days, and refuses when the clock looks wrong', async () => {
    expect(await leads(['purge'])).toMatchObject({ status: 2, stderr: expect.stringContaining('LEADS_RETENTION_DAYS') })
    expect((await leads(['purge'], { LEADS_RETENTION_DAYS: '365' })).stdout).toBe('Nothing was old enough.\n')
    // As if the clock were a thousand days ahead.
    await database().ask(`update lead set received_at = '2020' || substr(received_at, 5)`)
    expect(await leads(['purge', '--days', '730'])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^leads: nothing was deleted: .+ add --anyway\n$/),
    })
    expect((await leads(['purge', '--days', '730', '--yes', '--anyway'])).stdout).toMatch(
      /^Deleted \d+ leads? \(audit .+\)\.\n$/,
    )
    expect(await leads(['retry'], MAIL)).toMatchObject({ status: 0, stdout: '0 deliveries will be tried again.\n' })
  })

  it('says that there is no database, and makes none', async () => {
    const missing = kind === 'SQLite' ? `${database().url}.missing` : 'postgres://nobody@127.0.0.1:1/none'
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, stderr } = await leads(['list'], { DATABASE_URL: missing })
      expect(status).toBe(1)
      expect(stderr).toMatch(/^leads: (?:There is no database at |The database of DATABASE_URL cannot )[^\n]+\n$/)
    }
  })
})
