import { mkdtempDisposableSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../../contract/time.ts'
import { setUpDatabase } from '../../tests/support/set-up-database.ts'
import { storedLead, storedSignup } from '../../tests/support/stored-lead.ts'
import { DATABASE_KINDS } from '../../tests/support/test-databases.ts'
import { addressKey, type LeadTable, type Tables } from '../database/tables.ts'
import { createEnqueue } from '../delivery/outbox.ts'
import { readConfig } from '../settings/config.ts'
import { runLeads } from './run-leads.ts'

/** Runs the command. With an answer, the input is a terminal. */
async function leads(databaseUrl: string, args: readonly string[], answer?: string, npmLinesIn?: 'file' | 'pipe') {
  const [input, output, messages] = [new PassThrough(), new PassThrough(), new PassThrough()]
  if (answer !== undefined) input.end(`${answer}\n`)
  const code = await runLeads(args, {
    readSettings: () => readConfig({ DATABASE_URL: databaseUrl, LEADS_RETENTION_DAYS: '730' }),
    input: Object.assign(input, { isTTY: answer !== undefined }),
    output,
    messages,
    npmLinesIn,
  })
  output.end()
  messages.end()
  return { code, out: await text(output), err: await text(messages) }
}

describe.each(DATABASE_KINDS)('the leads command on %s', (kind) => {
  const opened = setUpDatabase(kind)
  let db: Kysely<Tables>
  beforeEach(async () => {
    db = opened().db
    await db.deleteFrom('lead').execute()
    await db.deleteFrom('audit').execute()
  })

  const run = (...args: string[]) => leads(opened().database.url, args)
  const store = (...stored: LeadTable[]) =>
    db.transaction().execute(async (trx) => {
      const enqueue = createEnqueue(
        { team: ['sales@krajai.example'], acknowledge: true, webhook: true },
        () => new Date(),
      )
      for (const lead of stored) {
        await trx
          .insertInto('lead')
          .values({ ...lead, emailKey: addressKey(lead.email) })
          .execute()
        await enqueue(trx, lead)
      }
    })
  const listed = async (...options: string[]) => {
    const { out } = await run('list', '--json', ...options)
    return (JSON.parse(out) as { id: string }[]).map(({ id }) => Number(id.slice(-12)))
  }

  it('lists leads in a table, newest first', async () => {
    await store(storedSignup(1), storedLead(2, { state: 'suspected_spam' }))
    await db.updateTable('delivery').set({ state: 'rejected' }).where('channel', '=', 'webhook').execute()
    const { code, out } = await run('list')
    expect(code).toBe(0)
    const [headings = '', , second, first] = out.split('\n')
    expect(headings).toMatch(/^ID +\| RECEIVED +\| FORM/)
    expect(second).toMatch(/^00000002 \| 2026-11-22 01:22 \| contact \| new \(spam\?\) .+ waiting/)
    expect(first).toMatch(/^00000001 .+ signup .+ rejected .+ basic, ร้านกาแฟสยาม/)
    await db.updateTable('delivery').set({ state: 'waiting', attempts: 4 }).where('channel', '=', 'webhook').execute()
    expect((await run('list')).out).toMatch(/^00000001 .+ failing/m)
  })

  it('says if no lead matches', async () => {
    expect(await run('list')).toEqual({ code: 0, out: '', err: 'No leads match.\n' })
    expect((await run('list', '--json')).out).toBe('[]\n')
  })

  it('filters leads by form, plan, stage and time, and limits their number', async () => {
    await store(
      storedLead(1, { receivedAt: '2026-10-31T16:59:59.999Z' }),
      storedSignup(2, { receivedAt: '2026-10-31T17:00:00.000Z', serviceInterest: 'enterprise' }),
      storedSignup(3, { stage: 'answered' }),
      storedLead(4, { receivedAt: new Date().toISOString() }),
    )
    expect(await listed()).toEqual([4, 3, 2, 1])
    expect(await listed('--form', 'signup')).toEqual([3, 2])
    expect(await listed('--plan', 'enterprise')).toEqual([2])
    expect(await listed('--open')).toEqual([4, 2, 1])
    expect(await listed('--since', '2026-11-01')).toEqual([4, 3, 2])
    expect(await listed('--since', '1h')).toEqual([4])
    expect(await listed('--limit', '2')).toEqual([4, 3])
  })

  it('finds text in any field, in any spelling, beyond one page of leads', async () => {
    const many = Array.from({ length: 600 }, (_, index) => storedLead(index + 10, { fullName: 'x', subject: 'x' }))
    await db.insertInto('lead').values(many).execute()
    await store(storedLead(1, { fullName: 'มานี น้ำใจ' }), storedSignup(2, { companyName: 'Café “Olé”' }))
    expect(await listed('--text', 'นํ้าใจ')).toEqual([1])
    expect(await listed('--text', 'CAFE  "ole"')).toEqual([2])
  })

  it('exports into a new file that only its owner can read', async () => {
    await store(storedSignup(1, { phoneNumber: '0812345678' }), storedLead(2))
    using folder = mkdtempDisposableSync(join(tmpdir(), 'krajai-export-'))
    const file = join(folder.path, 'leads.csv')
    const { out } = await run('export')
    expect(await run('export', '--to', file)).toMatchObject({ code: 0, out: '' })
    expect(readFileSync(file, 'utf8')).toBe(`\uFEFF${out}`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await run('export', '--json', '--to', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('exists already'),
    })
    expect(await run('export', '--to', join(folder.path, 'missing/leads.csv'))).toMatchObject({ code: 1 })
    expect(readdirSync(folder.path)).toEqual(['leads.csv'])
  })

  it('refuses to put its result after the lines of npm, where a program would not understand it', async () => {
    const runAfterNpm = (where: 'file' | 'pipe', ...args: string[]) =>
      leads(opened().database.url, args, undefined, where)
    for (const args of [['list'], ['show', '00000001'], ['list', '--json'], ['export'], ['export', '--json']])
      expect(await runAfterNpm('file', ...args)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining('--silent'),
      })
    expect(await runAfterNpm('pipe', 'list')).toMatchObject({ code: 0 })
    expect(await runAfterNpm('pipe', 'list', '--json')).toMatchObject({ code: 2, out: '' })
    expect(await runAfterNpm('pipe', 'export')).toMatchObject({ code: 2, out: '' })
  })

  it('shows one lead by the end of its id', async () => {
    await store(storedLead(0xabcdef))
    await run('take', '11259375', '--by', 'Nok', '--note', 'Calls back\non Monday')
    const { out } = await run('show', '11259375')
    for (const part of [
      'Received:       2026-11-22 01:22 ICT',
      'Stage:          taken\nHandled by:     Nok\n',
      'To the team:    waiting, next attempt',
      'บรรทัดสอง',
    ]) {
      expect(out).toContain(part)
    }
    expect(out).toMatch(/\d\d:\d\d {2}taken {2}Nok\n {4}Calls back\n {4}on Monday\n/)
    const json = JSON.parse((await run('show', '11259375', '--json')).out)
    expect(json).toMatchObject({ stage: 'taken', handledBy: 'Nok', receivedAt: '2026-11-21T18:22:06.359Z' })
    expect(json.deliveries).toHaveLength(3)
  })

  it('removes control characters from what a visitor typed', async () => {
    await store(storedLead(1, { fullName: 'Eve\u001b[2J\u202e\r', message: 'one\u001b]0;x\u0007\ntwo\u0085' }))
    for (const args of [['list'], ['show', '00000001']]) {
      const { out } = await run(...args)
      expect(out).toContain('Eve [2J')
      expect(out).not.toMatch(/(?!\n)\p{Cc}|\u202e/u)
    }
  })

  it('lists the ids that end in the typed text, and says if there is none', async () => {
    const other = storedLead(1).id.replace('019a', '019b')
    await store(storedLead(1), storedLead(2, { id: other, email: 'other@example.com' }))
    const { code, err } = await run('show', '000001')
    expect(code).toBe(1)
    expect(err).toContain(other)
    expect(await run('show', 'ffffffff')).toMatchObject({
      code: 1,
      err: 'leads: There is no lead ffffffff. "leads list" shows the ids.\n',
    })
  })

  it('records steps of the team, and refuses to take a lead that a colleague has', async () => {
    await store(storedLead(1))
    expect(await run('take', '00000001', '--by', 'Nok')).toMatchObject({
      out: 'Taken by Nok: 00000001  มานี น้ำใจ, ขอใบเสนอราคา\n',
    })
    const refused = await run('take', '00000001', '--by', 'Lek')
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nok has already taken 00000001. Use --force'),
    })
    expect(await run('take', '00000001', '--by', 'Lek', '--force')).toMatchObject({ code: 0 })
    expect(await run('note', '00000001', 'Wants a quote', '--by', 'Nok')).toMatchObject({ code: 0 })
    expect(await run('answered', '00000001', '--by', 'Nok')).toMatchObject({
      out: expect.stringContaining('Answered by'),
      err: 'Lek has taken this lead, so tell them that it is answered.\n',
    })
    expect(await listed('--open')).toEqual([])
    expect(await run('close', '00000001', '--by', 'Lek')).toMatchObject({ code: 0, err: '' })
    const lead = await db.selectFrom('lead').select(['stage', 'handledBy']).executeTakeFirst()
    expect(lead).toEqual({ stage: 'closed', handledBy: 'Lek' })
    expect(await db.selectFrom('followUp').select('step').orderBy('at').orderBy('id').execute()).toEqual(
      ['taken', 'taken', 'noted', 'answered', 'closed'].map((step) => ({ step })),
    )
  })

  it('retries rejected deliveries, of one lead or of all', async () => {
    await store(storedLead(1), storedLead(2, { email: 'other@example.com' }))
    await db.updateTable('delivery').set({ state: 'rejected' }).execute()
    expect((await run('retry', '00000001')).out).toMatch(/^Made 3 deliveries due\. /)
    expect((await run('retry')).out).toMatch(/^Made 6 deliveries due\. /)
    expect(await db.selectFrom('delivery').select('leadId').where('state', '<>', 'waiting').execute()).toEqual([])
    const leaseUntil = (lockedUntil: string) =>
      db.updateTable('delivery').set({ lockedUntil }).where('channel', '=', 'webhook').execute()
    await leaseUntil(new Date(Date.now() + 4 * MINUTE).toISOString())
    expect((await run('retry', '00000001')).out).toMatch(/^1 delivery is being sent\. .*\nMade 2 deliveries due\. /)
    // The clock was wrong.
    await leaseUntil('9999')
    expect((await run('retry', '00000001')).out).toMatch(/^Made 3 deliveries due\. /)
    await db.updateTable('delivery').set({ state: 'delivered' }).execute()
    expect((await run('retry')).out).toBe('No delivery is waiting or rejected.\n')
  })

  it('erases all data of an address in any spelling', async () => {
    await store(
      storedLead(1, { email: 'Élodie@ตัวอย่าง.ไทย' }),
      storedLead(2, { email: 'élodie@xn--72c1a1bt4awk9o.xn--o3cw4h' }),
      storedLead(3, { email: 'other@example.com' }),
    )
    await run('note', '00000001', 'Called Élodie')
    const { out } = await run('erase', '--email', 'ÉLODIE@ตัวอย่าง.ไทย', '--yes')
    expect(out).toMatch(/^Deleted 2 leads \(audit [\w-]+\)\.\n$/)
    expect(await listed()).toEqual([3])
    for (const table of ['followUp', 'delivery'] as const) {
      const left = await db.selectFrom(table).select('leadId').distinct().execute()
      expect(left.filter(({ leadId }) => !leadId.endsWith('3'))).toEqual([])
    }
    expect(await db.selectFrom('audit').select(['action', 'leads', 'deliveries']).execute()).toEqual([
      { action: 'erase', leads: 2, deliveries: 5 },
    ])
    expect(JSON.stringify(await db.selectFrom('audit').selectAll().execute())).not.toMatch(/lodie/i)
  })

  it('asks before it deletes, and accepts only "yes"', async () => {
    await store(storedLead(1))
    const args = ['erase', '--email', 'manee@example.co.th']
    expect(await run(...args)).toMatchObject({ code: 2, err: expect.stringContaining('Add --yes') })
    const { url } = opened().database
    expect(await leads(url, args, 'y')).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was changed') })
    expect(await leads(url, args, 'yes')).toMatchObject({ code: 0 })
    expect(await run(...args, '--yes')).toMatchObject({ code: 1, err: expect.stringContaining('no lead from') })
  })

  it('purges leads older than the retention time, which is at least 30 days', async () => {
    const old = Array.from({ length: 50 }, (_, index) =>
      storedLead(index + 1, { receivedAt: '2020-01-01T00:00:00.000Z' }),
    )
    await db.insertInto('lead').values(old).execute()
    await store(storedLead(99, { receivedAt: new Date().toISOString() }))
    expect(await run('purge', '--days', '29', '--yes')).toMatchObject({
      code: 2,
      err: expect.stringContaining('30 days'),
    })
    expect((await run('purge', '--yes')).out).toMatch(/^Deleted 50 leads /)
    expect(await listed()).toEqual([99])
    expect((await run('purge', '--yes')).out).toBe('There is no lead older than 730 days.\n')
    expect(await db.selectFrom('audit').select(['action', 'leads']).execute()).toEqual([{ action: 'purge', leads: 50 }])
  })

  it.each([
    [['lst'], /unknown command 'lst'(?:.|\n)+Did you mean list/],
    [['list', '--plan', 'gold'], /Allowed choices are basic/],
    [['list', '--limit', '0'], /whole number/],
    [['list', '--since', '2026-02-31'], /There is no day 2026-02-31/],
    [['note', '00000001'], /missing required argument 'text'/],
    [['erase'], /required option '--email/],
  ])('says what is wrong with the arguments %o', async (args, message) => {
    const { code, err } = await run(...args)
    expect(code).toBe(2)
    expect(err).toMatch(message)
  })
})

it('says which database it did not find', async () => {
  const { code, err } = await leads('file:/nowhere/leads.db', ['list'])
  expect(code).toBe(1)
  expect(err).toMatch(/^leads: [^\n]+\/nowhere\/leads\.db[^\n]+\n$/)
})

it('lists all commands in its help', async () => {
  const { code, out } = await leads('', ['help'])
  expect(code).toBe(0)
  for (const command of ['list', 'show', 'take', 'answered', 'note', 'close', 'export', 'retry', 'erase', 'purge']) {
    expect(out).toContain(`\n  ${command} `)
  }
})
