import { CommanderError } from 'commander'
import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { Misuse } from './command-errors.ts'
import { type LeadCommands, leadsProgram } from './command-line.ts'
import { wordsIn } from './words/words.ts'

type Language = (typeof LOCALES)[number]

/** The program, with commands that only note what they are called with. */
function programIn(language: Language) {
  const called: unknown[] = []
  const commands = new Proxy({} as LeadCommands, {
    get:
      (_, name) =>
      async (...given: unknown[]) =>
        void called.push(name, ...given),
  })
  return { called, program: leadsProgram(commands, wordsIn(language, 'leads'), 'leads', '1.2.3') }
}

const parse = async (line: string | string[], language: Language = 'en') => {
  const { called, program } = programIn(language)
  await program.parseAsync(typeof line === 'string' ? line.split(' ').filter(Boolean) : line, { from: 'user' })
  return called
}

/** What is written for a line that asks for help. */
async function helpOf(line: string, language: Language = 'en', columns = 80) {
  const { program } = programIn(language)
  const written: string[] = []
  const configure = (command: typeof program) => {
    const output = { writeOut: (text: string) => written.push(text), writeErr: (text: string) => written.push(text) }
    command.configureOutput({ ...output, getOutHelpWidth: () => columns, getErrHelpWidth: () => columns })
    for (const one of command.commands) configure(one as typeof program)
  }
  configure(program)
  await expect(program.parseAsync(line.split(' ').filter(Boolean), { from: 'user' })).rejects.toBeInstanceOf(
    CommanderError,
  )
  return written.join('')
}

describe('the command line', () => {
  it.each<[string, unknown[]]>([
    ['list', ['list', {}]],
    ['list --form signup --state dead', ['list', { form: 'signup', state: 'dead' }]],
    ['list --open --who Nok --limit 5', ['list', { open: true, who: 'Nok', limit: 5 }]],
    [
      'list --stage closed --plan custom --written-in th',
      ['list', { stage: 'closed', plan: 'custom', writtenIn: 'th' }],
    ],
    ['list --text a --email A@B.th --format json', ['list', { text: 'a', email: 'A@B.th', format: 'json' }]],
    ['list --since yesterday --until 24h --all', ['list', { since: 'yesterday', until: '24h', all: true }]],
    ['list --utc', ['list', {}]],
    ['--language th list --spam', ['list', { spam: true }]],
    ['count --by day', ['count', { by: 'day' }]],
    ['watch --form contact', ['watch', { form: 'contact' }]],
    ['export', ['export', { format: 'csv' }]],
    ['export --format jsonl --form contact', ['export', { format: 'jsonl', form: 'contact' }]],
    ['show 1', ['show', '1', { format: 'text' }]],
    ['take 1', ['take', '1', {}]],
    ['take 1 --by Nok --over', ['take', '1', { by: 'Nok', over: true }]],
    ['answered 1 --note Done', ['answered', '1', { note: 'Done' }]],
    ['note 1 Hello --by Nok', ['note', '1', 'Hello', { by: 'Nok' }]],
    ['close 1', ['close', '1', {}]],
    ['release 1', ['release', '1']],
    ['deliver 1', ['deliver', '1']],
    ['digest', ['digest']],
    ['retry', ['retry', undefined, {}]],
    ['retry 1 --waiting', ['retry', '1', { waiting: true }]],
    ['erase --email a@b.th', ['erase', { email: 'a@b.th' }]],
    ['erase --yes --email a@b.th', ['erase', { email: 'a@b.th', yes: true }]],
    ['purge', ['purge', {}]],
    ['purge --days 365 --yes', ['purge', { days: 365, yes: true }]],
    ['purge --anyway', ['purge', { anyway: true }]],
    ['completion bash', ['completion', 'bash']],
  ])('%s', async (line, called) => expect(await parse(line)).toEqual(called))

  it('takes words in quotation marks for one', async () => {
    expect(await parse(['note', '1', 'Calls back', '--by', 'Nok S.'])).toEqual([
      'note',
      '1',
      'Calls back',
      { by: 'Nok S.' },
    ])
  })

  it.each([
    ['lst', 'there is no command "lst": did you mean "list"?'],
    ['toString', 'there is no command "toString"'],
    ['help lst', 'there is no command "lst"'],
    ['list --opne', 'there is no option "--opne" here: did you mean "--open"?'],
    ['list 1', /^that is a word too many/],
    ['show', 'ID is missing'],
    ['note 1 Calls back', /^that is a word too many; words that belong together stand in quotation marks/],
    ['show 1 --form signup', 'there is no option "--form" here'],
    ['watch --since yesterday', 'there is no option "--since" here'],
    ['watch --until today', 'there is no option "--until" here'],
    ['watch --limit 5', 'there is no option "--limit" here'],
    ['list --form newsletter', '"newsletter" is no --form: expected signup, contact'],
    ['list --state lost', /^"lost" is no --state: expected accepted, /],
    ['list --form', '--form needs a value'],
    ['list --open --stage new', '--open and --stage contradict each other'],
    ['list --spam --all', '--spam and --all contradict each other'],
    ['list --utc --time-zone Asia/Tokyo', '--utc and --time-zone contradict each other'],
    ['export --xlsx leads.xlsx --format csv', '--xlsx and --format contradict each other'],
    ['list --limit 0', '"0" is no number: expected a whole one from 1'],
    ['export --format xls', '"xls" is no --format: expected csv, tsv, json, jsonl'],
    ['completion tcsh', '"tcsh" is no SHELL: expected bash, zsh, fish'],
    ['list --language de', '"de" is no --language: expected en, th'],
    ['erase', '--email is needed'],
    ['erase --email', '--email needs a value'],
    ['purge --days 1.5', '"1.5" is no number: expected a whole one from 1'],
  ])('%j cannot be understood, and says why in a line', async (line, message) => {
    await expect(parse(line)).rejects.toThrow(Misuse)
    await expect(parse(line)).rejects.toThrow(message)
    await expect(parse(line, 'th')).rejects.toThrow(/^[^\n]*\p{Script=Thai}[^\n]*$/u)
  })

  it('knows which command shows how it is used', () => {
    const { program } = programIn('en')
    expect(program.helpLine('take')).toBe('leads help take')
    expect(program.helpLine('tke')).toBe('leads help')
  })
})

describe('help', () => {
  it.each(LOCALES)('tells each command, with examples that are understood (%s)', async (language) => {
    const { program } = programIn(language)
    const commands = program.commands.map((command) => command.name())
    const all = await helpOf('help', language)
    for (const command of commands) {
      expect(all).toContain(`  ${command} `)
      const help = await helpOf(`help ${command}`, language)
      expect(await helpOf(`${command} --help`, language)).toBe(help)
      const examples = [...help.matchAll(/^ {2}leads (.+)$/gm)].map(([, line = '']) => line.replace(/ > .*/, ''))
      expect(examples.length, command).toBeGreaterThan(0)
      for (const line of examples) {
        const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
        if (command === 'help') expect(await helpOf(line, language)).toContain('--over')
        else expect((await parse(words, language))[0], line).toBe(command)
      }
    }
  })

  it('is in Thai alone where that is asked for, but for what is typed', async () => {
    const titles = (await helpOf('help list', 'th')).match(/^\S.*:$/gm)
    for (const title of titles ?? []) expect(title).toMatch(/\p{Script=Thai}/u)
    expect(titles).toHaveLength(3)
  })

  it.each([
    ['en', 60],
    ['th', 60],
    ['en', 100],
    ['th', 100],
  ] as const)('in %s is no wider than %i columns', async (language, columns) => {
    for (const line of ['help', 'help list']) {
      for (const written of (await helpOf(line, language, columns))
        .split('\n')
        .filter((text) => !text.startsWith('  leads '))) {
        expect(stringWidth(written), written).toBeLessThanOrEqual(columns)
      }
    }
  })

  it('and version are shown', async () => {
    expect(await helpOf('')).toMatch(/^Usage: leads <command> \[options\]\n/)
    expect(await helpOf('--version')).toBe('1.2.3\n')
  })
})
