import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LeadTable } from '../../database/tables.ts'
import { storedLead, storedSignup } from '../../leads/fixture-stored-lead.ts'
import { openedDatabase } from '../../testing/opened-database.ts'
import { DATABASE_KINDS } from '../../testing/test-databases.ts'
import { Misuse, NotPossible } from '../command-errors.ts'
import { wordsIn } from '../words/words.ts'
import type { CommandContext } from './context.ts'
import { erase, purge } from './deleting.ts'
import { deliver, release, retry } from './delivering.ts'
import { circumstances } from './fixture-circumstances.ts'
import { answered, close, note, take } from './following-up.ts'
import { exportLeads, list, show } from './reading.ts'

describe.each(DATABASE_KINDS)('the commands, on %s', (kind) => {
  const opened = openedDatabase(kind)
  beforeEach(async () => void (await opened().db.deleteFrom('lead').execute()))

  const store = async (...leads: LeadTable[]) => void (await opened().db.insertInto('lead').values(leads).execute())

  const at = (place: 'terminal' | 'pipe', change: Partial<CommandContext> = {}) =>
    circumstances(opened().db, place, change)

  it('list keeps suspected spam apart, and says so', async () => {
    await store(storedLead(1), storedLead(2, { state: 'suspected_spam' }))
    const terminal = at('terminal')
    await list(terminal.context, {})
    expect(terminal.output()).toMatch(/^ID .*\n000001 .*\n$/)
    expect(terminal.messages()).toBe('1 lead suspected of spam is kept apart: leads list --spam\n')
    const all = at('terminal')
    await list(all.context, { all: true })
    expect(all.output()).toMatch(/^ID .*\n000002 .*suspected of.*\n000001 .*\n$/)
    expect(all.messages()).toBe('')
    const suspected = at('terminal')
    await list(suspected.context, { spam: true })
    expect([suspected.output(), suspected.messages()]).toEqual([expect.stringMatching(/\n000002 .*\n$/), ''])
    // All of it, however few are asked for.
    await store(storedLead(3, { state: 'suspected_spam' }))
    const few = at('terminal')
    await list(few.context, { limit: 1 })
    expect(few.messages()).toBe('2 leads suspected of spam are kept apart: leads list --spam\n')
    const none = at('terminal')
    await list(none.context, { form: 'signup' })
    expect([none.output(), none.messages()]).toEqual(['', 'There are no such leads.\n'])
  })

  it('list writes tables where one is asked for, and any other format', async () => {
    await store(storedLead(1), storedSignup(2))
    for (const [format, start] of [
      ['table', /^ID {6}RECEIVED/],
      ['tsv', /^id\treceivedAt\t/],
      ['csv', /^\ufeff"id","receivedAt"/],
      ['json', /^\[\n\{"id":/],
      ['jsonl', /^\{"id":.*\}\n\{"id":.*\}\n$/],
    ] as const) {
      const { context, output } = at('pipe')
      await list(context, { format })
      expect(output()).toMatch(start)
    }
  })

  it('show finds a lead by its end, and tells the longer ones where there are several', async () => {
    const ids = ['aaaaaa5c12ae', 'bbbbbb5c12ae'].map((end) => storedLead(1).id.slice(0, -12) + end)
    await store(...ids.map((id) => storedLead(1, { id })))
    const { context, output } = at('pipe')
    await expect(show(context, '5c12ae', { format: 'text' })).rejects.toThrow(
      new NotPossible('5c12ae may be one of several leads: b5c12ae, a5c12ae. Say which, as in: leads show b5c12ae'),
    )
    await show(context, 'b5c12ae', { format: 'json' })
    expect(JSON.parse(output())).toMatchObject({ id: ids[1], stage: 'new' })
  })

  it('take names the account, or whoever is said, and refuses what is no name', async () => {
    await store(storedSignup(1))
    const { context, output } = at('terminal')
    await take(context, '000001', {})
    await answered(context, '000001', { by: '  Nok  S. ', note: ' Sent ' })
    expect(output()).toBe(
      'Taken by ploy: 000001  สมชาย ใจดี, Basic, ร้านกาแฟสยาม\nAnswered, says Nok S.: 000001  สมชาย ใจดี, Basic, ร้านกาแฟสยาม\n',
    )
    expect(await opened().database.ask('select who, step, note from follow_up order by step desc')).toEqual([
      { who: 'ploy', step: 'taken', note: null },
      { who: 'Nok S.', step: 'answered', note: 'Sent' },
    ])
    for (const by of ['', ' ', 'x'.repeat(61), 'a\u001b[2J']) {
      await expect(take(context, '000001', { by })).rejects.toThrow(Misuse)
    }
    for (const text of ['', '\n', 'x'.repeat(4001)]) {
      await expect(note(context, '000001', text, {})).rejects.toThrow(Misuse)
    }
  })

  it('each says that there is no such lead, and which command shows those there are', async () => {
    await store(storedLead(1))
    const { context } = at('terminal', { channels: ['team_mail'] })
    const none = new NotPossible('there is no lead 123456. See: leads list')
    for (const run of [take, answered, close]) await expect(run(context, '123456', {})).rejects.toThrow(none)
    for (const run of [release, deliver]) await expect(run(context, '123456')).rejects.toThrow(none)
    await expect(retry(context, '123456', {})).rejects.toThrow(none)
    await expect(show(context, '123456', { format: 'text' })).rejects.toThrow(none)
    await expect(note(context, '123456', 'n', {})).rejects.toThrow(none)
  })

  it('each says how much of an id it takes where there is less', async () => {
    await store(storedLead(1))
    const { context } = at('terminal', { channels: ['team_mail'] })
    for (const name of ['001', '00001', ' 1']) {
      const short = new NotPossible(
        `${name} is too short: a lead is called by six characters or more of its id's end. See: leads list`,
      )
      for (const run of [take, answered, close]) await expect(run(context, name, {})).rejects.toThrow(short)
      await expect(show(context, name, { format: 'text' })).rejects.toThrow(short)
      await expect(retry(context, name, {})).rejects.toThrow(short)
    }
    await expect(show(context, 'som', { format: 'text' })).rejects.toThrow('there is no lead som')
  })

  it('purge doubts a clock that jumped, in its own language and time', async () => {
    await store(storedLead(1, { received_at: '2020-01-01T00:00:00.000Z' }))
    const words = wordsIn('th', 'leads')
    await expect(purge(at('pipe', { words }).context, { days: 730 })).rejects.toThrow(
      /^ไม่ได้ลบอะไร .+ 2026-11-22 12:00 .+ 2517 วัน/,
    )
    await expect(purge(at('pipe', { words }).context, {})).rejects.toThrow(Misuse)
  })

  /** What is typed at a terminal; nothing is Ctrl-D. */
  const typed = (answer: string) => {
    const input = Object.assign(new PassThrough(), { isTTY: true })
    input.end(answer)
    return input
  }

  it('purge says how many it deletes, and asks', async () => {
    const day = (number: number) =>
      storedLead(number, { received_at: `2026-11-${String(number).padStart(2, '0')}T05:00:00.000Z` })
    await store(...[10, 12, 18, 20, 21].map(day))
    const { context, messages, output } = at('terminal')
    const asked = (answer: string) => ({ ...context, terminal: { ...context.terminal, input: typed(answer) } })
    await expect(purge(asked('\n'), { days: 7 })).rejects.toThrow('nothing was deleted')
    expect(messages()).toContain('2 leads from before 2026-11-15 12:00 will be deleted for good. Type yes to go on: ')
    await expect(purge(at('pipe').context, { days: 7 })).rejects.toThrow(
      new Misuse('purge needs --yes where nobody can be asked'),
    )
    expect(await opened().database.ask('select * from lead')).toHaveLength(5)
    await expect(purge(asked('yes\n'), { days: 3 })).rejects.toThrow(
      'nothing was deleted: that would be 3 of all 5 leads. If that is right, add --anyway',
    )
    await purge(asked('yes\n'), { days: 7 })
    await purge(at('pipe').context, { days: 7 })
    expect(output()).toMatch(/^Deleted 2 leads \(audit .+\)\.\n$/)
    expect(await opened().database.ask('select * from lead')).toHaveLength(3)
  })

  it('purge takes neither answer for the other: not to be asked, and that what it doubts is right', async () => {
    await store(storedLead(1, { received_at: '2020-01-01T00:00:00.000Z' }))
    await expect(purge(at('pipe').context, { days: 730, yes: true })).rejects.toThrow(
      /^nothing was deleted: .+ add --anyway$/,
    )
    await expect(purge(at('pipe').context, { days: 730, anyway: true })).rejects.toThrow(
      new Misuse('purge needs --yes where nobody can be asked'),
    )
    expect(await opened().database.ask('select * from lead')).toHaveLength(1)
    const { context, messages } = at('terminal')
    await purge({ ...context, terminal: { ...context.terminal, input: typed('yes\n') } }, { days: 730, anyway: true })
    expect(messages()).toContain('1 lead from before')
    await store(storedLead(1, { received_at: '2020-01-01T00:00:00.000Z' }))
    await purge(at('pipe').context, { days: 730, yes: true, anyway: true })
    expect(await opened().database.ask('select * from lead')).toEqual([])
  })

  it('export writes a workbook that nobody else may read, and over no other file', async () => {
    await store(storedLead(1), storedSignup(2))
    const folder = mkdtempSync(join(tmpdir(), 'krajai-workbook-'))
    try {
      const { context, output, messages } = at('terminal', { folder })
      await exportLeads(context, { format: 'csv', xlsx: 'leads.xlsx', form: 'signup' })
      expect([output(), messages()]).toEqual(['', `1 lead written to ${join(folder, 'leads.xlsx')}\n`])
      expect(statSync(join(folder, 'leads.xlsx')).mode & 0o077).toBe(0)
      const again = exportLeads(context, { format: 'csv', xlsx: 'leads.xlsx' })
      await expect(again).rejects.toThrow(/leads\.xlsx is there already/)
      const piped = at('pipe')
      await exportLeads(piped.context, { format: 'csv', xlsx: '-' })
      expect(piped.output()).toMatch(/^PK/)
      const nowhere = exportLeads(context, { format: 'csv', xlsx: 'no/folder/leads.xlsx' })
      await expect(nowhere).rejects.toThrow(NotPossible)
      expect(readdirSync(folder)).toEqual(['leads.xlsx'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('erase asks at a terminal, and takes nothing but yes for it', async () => {
    await store(storedLead(1))
    const { context, messages } = at('terminal')
    const asked = (answer: string) => ({ ...context, terminal: { ...context.terminal, input: typed(answer) } })
    await expect(erase(asked('y\n'), { email: storedLead(1).email })).rejects.toThrow('nothing was deleted')
    expect(messages()).toContain('1 lead from manee@example.co.th will be deleted for good. Type yes to go on: ')
    await expect(erase(asked(''), { email: storedLead(1).email })).rejects.toThrow('nothing was deleted')
    await erase(asked(' YES \n'), { email: storedLead(1).email })
    expect(await opened().database.ask('select * from lead')).toEqual([])
  })
})
