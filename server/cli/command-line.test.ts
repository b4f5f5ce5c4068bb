import { CommanderError } from 'commander'
import { describe, expect, it, vi } from 'vitest'
import { type LeadCommands, leadsProgram } from './command-line.ts'

/** Which command a line calls, and with what; or what is written about a line that cannot be understood. */
async function read(line: string) {
  const called: unknown[] = []
  const commands = new Proxy({} as LeadCommands, {
    get:
      (_, name) =>
      async (...given: unknown[]) =>
        void called.push(name, ...given),
  })
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    await leadsProgram(commands).parseAsync(line.split(' ').filter(Boolean), { from: 'user' })
    return called
  } catch (error) {
    expect(error).toBeInstanceOf(CommanderError)
    return written.mock.calls.map(([text]) => String(text)).join('')
  } finally {
    written.mockRestore()
  }
}

describe('the command line', () => {
  it.each([
    ['list', ['list', {}]],
    ['list --kind signup --state dead', ['list', { kind: 'signup', state: 'dead' }]],
    ['export', ['export', 'csv', {}]],
    ['export --format jsonl --kind contact', ['export', 'jsonl', { kind: 'contact' }]],
    ['show 1', ['show', '1']],
    ['release 1', ['release', '1']],
    ['deliver 1', ['deliver', '1']],
    ['digest', ['digest']],
    ['retry', ['retry', undefined]],
    ['retry 1', ['retry', '1']],
    ['erase --email a@b.th', ['erase', { email: 'a@b.th' }]],
    ['erase --yes --email a@b.th', ['erase', { email: 'a@b.th', yes: true }]],
    ['purge', ['purge', {}]],
    ['purge --days 365', ['purge', { days: 365 }]],
    ['purge --yes', ['purge', { yes: true }]],
  ])('%s', async (line, called) => expect(await read(line)).toEqual(called))

  it.each([
    ['', /^Usage: npm run leads -- \[options\] \[command\]/],
    ['lst', /^leads: unknown command 'lst'\n\(Did you mean list\?\)\n\nUsage: npm run leads -- /],
    ['toString', /^leads: unknown command/],
    ['list 1', /^leads: too many arguments for 'list'/],
    ['show', /^leads: missing required argument 'id'\n\nUsage: npm run leads -- show /],
    ['show 1 2', /^leads: too many arguments for 'show'/],
    ['retry 1 2', /^leads: too many arguments for 'retry'/],
    ['list --all', /^leads: unknown option '--all'/],
    ['list --kind newsletter', /^leads: .*'newsletter' is invalid. Allowed choices are signup, contact\./],
    ['list --state lost', /^leads: .*'lost' is invalid. Allowed choices are accepted, suspected_spam, /],
    ['list --kind', /^leads: .*'--kind <kind>' argument missing/],
    ['show 1 --kind signup', /^leads: unknown option '--kind'/],
    ['export --format xls', /^leads: .*'xls' is invalid. Allowed choices are csv, jsonl\./],
    ['erase', /^leads: required option '--email <address>' not specified/],
    ['erase --email', /^leads: .*'--email <address>' argument missing/],
    ['purge --days 0', /^leads: .*'0' is invalid. Expected a whole number from 1\./],
    ['purge --days 1.5', /^leads: .*'1.5' is invalid. Expected a whole number from 1\./],
  ])('%j cannot be understood, and says why', async (line, message) => expect(await read(line)).toMatch(message))
})

describe('days', () => {
  it.each([
    ['--since 2026-11-21', { since: '2026-11-20T17:00:00.000Z' }],
    ['--until 2026-11-21', { until: '2026-11-21T17:00:00.000Z' }],
    ['--until 2026-12-31', { until: '2026-12-31T17:00:00.000Z' }],
    ['--since 2026-11-21T09:00+07:00', { since: '2026-11-21T02:00:00.000Z' }],
    ['--until 2026-11-21T09:00:30.5Z', { until: '2026-11-21T09:00:30.500Z' }],
  ])('%s is in Bangkok, or in the zone it names', async (option, filter) =>
    expect(await read(`list ${option}`)).toEqual(['list', filter]),
  )

  it.each(['yesterday', '21.11.2026', '2026-02-31', '2026-13-01', '2026-11-21T09:00', '2026'])(
    '%s is not a day',
    async (day) => expect(await read(`list --since ${day}`)).toContain('Expected a day such as 2026-11-21'),
  )
})
