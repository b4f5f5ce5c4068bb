import { describe, expect, it } from 'vitest'
import { Misuse, readCommandLine } from './command-line.ts'

const read = (line: string) => readCommandLine(line.split(' ').filter(Boolean))

describe('the command line', () => {
  it.each([
    ['list', { name: 'list', filter: {} }],
    ['list --kind signup --state dead', { name: 'list', filter: { kind: 'signup', state: 'dead' } }],
    ['export', { name: 'export', format: 'csv', filter: {} }],
    ['export --format jsonl --kind contact', { name: 'export', format: 'jsonl', filter: { kind: 'contact' } }],
    ['show 1', { name: 'show', id: '1' }],
    ['release 1', { name: 'release', id: '1' }],
    ['deliver 1', { name: 'deliver', id: '1' }],
    ['digest', { name: 'digest' }],
    ['retry', { name: 'retry', id: undefined }],
    ['retry 1', { name: 'retry', id: '1' }],
    ['erase --email a@b.th', { name: 'erase', email: 'a@b.th', yes: false }],
    ['erase --yes --email a@b.th', { name: 'erase', email: 'a@b.th', yes: true }],
    ['purge', { name: 'purge', days: undefined, yes: false }],
    ['purge --days 365', { name: 'purge', days: 365, yes: false }],
    ['purge --yes', { name: 'purge', days: undefined, yes: true }],
    ['list --help', { name: 'help' }],
    ['-h', { name: 'help' }],
  ])('%s', (line, command) => expect(read(line)).toEqual(command))

  it.each([
    '',
    'lst',
    'toString',
    'list 1',
    'show',
    'show 1 2',
    'retry 1 2',
    'list --all',
    'list --kind newsletter',
    'list --state lost',
    'list --kind',
    'show 1 --kind signup',
    'export --format xls',
    'erase',
    'erase --email',
    'purge --days 0',
    'purge --days 1.5',
  ])('%j is no use of it', (line) => expect(() => read(line)).toThrow(Misuse))
})

describe('days', () => {
  it.each([
    ['--since 2026-11-21', { since: '2026-11-20T17:00:00.000Z' }],
    ['--until 2026-11-21', { until: '2026-11-21T17:00:00.000Z' }],
    ['--until 2026-12-31', { until: '2026-12-31T17:00:00.000Z' }],
    ['--since 2026-11-21T09:00+07:00', { since: '2026-11-21T02:00:00.000Z' }],
    ['--until 2026-11-21T09:00:30.5Z', { until: '2026-11-21T09:00:30.500Z' }],
  ])('%s is in Bangkok, or where it says', (option, filter) => {
    expect(read(`list ${option}`)).toEqual({ name: 'list', filter })
  })

  it.each(['yesterday', '21.11.2026', '2026-02-31', '2026-13-01', '2026-11-21T09:00', '2026'])('%s is none', (day) =>
    expect(() => read(`list --since ${day}`)).toThrow('--since is a day such as 2026-11-21'),
  )
})
