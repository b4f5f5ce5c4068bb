import { Command, InvalidArgumentError, Option } from 'commander'
import { FORM_NAMES } from '../../contract/form-markup.ts'
import { LOCALES } from '../../contract/locale.ts'
import { startOf } from '../../contract/office-days.ts'
import { SERVICE_INTERESTS } from '../../contract/plans.ts'
import { DAY, HOUR, startsWithDay, toCommonDate } from '../../contract/time.ts'
import {
  type CommandContext,
  type ConfirmClockOptions,
  confirmClock,
  eraseLeads,
  exportLeads,
  listLeads,
  type PrintOptions,
  purgeLeads,
  recordStep,
  retryDelivery,
  type StepOptions,
  type Streams,
  showLead,
} from './commands.ts'
import type { LeadFilter } from './lead-search.ts'

/** Runs a command with an open database. */
type WithDatabase = (run: (context: CommandContext) => Promise<void>, options: { readOnly: boolean }) => Promise<void>

const EXAMPLES = `
<id> is the end of a lead's id, at least 6 characters. "list" shows it.
Times are in Bangkok time, in JSON in UTC.

Examples:
  list --open --since 7d
  list --text coffee --plan enterprise
  take 5c12ae07
  answered 5c12ae07 --note "Sent the quote"
  export --since 2026-11-01 --to leads.csv
  show 5c12ae07 --json

Exit codes: 0 done, 1 failed, 2 wrong usage.`

function parseCount(typed: string): number {
  if (!/^[1-9]\d{0,5}$/.test(typed)) throw new InvalidArgumentError('Expected a whole number from 1 to 999999.')
  return Number(typed)
}

function parseText(typed: string): string {
  const text = typed.normalize('NFC').trim()
  if (text === '' || text.length > 4000) throw new InvalidArgumentError('Expected 1 to 4,000 characters.')
  return text
}

/**
 * Parses `2026-11-01` (the start of that day in Bangkok), `24h` or `7d`. Also reads `2569-11-01` and Thai digits.
 *
 * @returns ISO 8601 in UTC
 */
export function parseSince(typed: string, now = new Date()): string {
  const written = toCommonDate(typed)
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(written) ?? []
  if (count !== undefined) return new Date(now.getTime() - Number(count) * (unit === 'h' ? HOUR : DAY)).toISOString()
  if (!/^\d{4}-\d\d-\d\d$/.test(written))
    throw new InvalidArgumentError('Expected a day such as 2026-11-01, or a period such as 24h or 7d.')
  if (!startsWithDay(written)) throw new InvalidArgumentError(`There is no day ${written}.`)
  const since = new Date(startOf(written))
  // Otherwise the search would find nothing and not say why.
  if (since > now) throw new InvalidArgumentError(`${written} is in the future.`)
  return since.toISOString()
}

const withFilter = (command: Command): Command =>
  command
    .addOption(new Option('--form <form>', 'only from this form').choices(FORM_NAMES))
    .addOption(new Option('--plan <plan>', 'only signups for this plan').choices(SERVICE_INTERESTS))
    .option('--since <when>', 'received since 2026-11-01, 24h or 7d', (typed) => parseSince(typed))
    .option('--open', 'only leads that still need an answer')
    .option('--text <text>', 'only leads that contain this text in any field', parseText)
    .option('--limit <number>', 'at most this many, newest first', parseCount)

const STEPS = [
  ['take', 'taken', 'record that you will answer a lead (reopens a closed lead)'],
  ['answered', 'answered', 'record that the sender has an answer'],
  ['close', 'closed', 'record that nothing more is to do'],
] as const

const BY = ['--by <name>', 'who did it (default: your account)', parseText] as const

/** Defines the commands. Parsing throws commander's errors and does not end the process. */
export function createProgram(withDatabase: WithDatabase, { output, messages }: Streams): Command {
  const program = new Command('leads')
    .description('Shows and manages the requests and messages from the site.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => output.write(text), writeErr: (text) => messages.write(text) })
    .showHelpAfterError('Run "leads help" for the commands and their options.')
    .addHelpText('after', EXAMPLES)
  const read = (run: (context: CommandContext) => Promise<void>) => withDatabase(run, { readOnly: true })
  const change = (run: (context: CommandContext) => Promise<void>) => withDatabase(run, { readOnly: false })

  withFilter(program.command('list').description('list leads, newest first'))
    .option('--json', 'print JSON instead of a table')
    .action((options: LeadFilter & { json?: true }) => read((context) => listLeads(context, options)))
  program
    .command('show <id>')
    .description('show one lead with its deliveries and history')
    .option('--json', 'print JSON')
    .action((id: string, options: { json?: true }) => read((context) => showLead(context, id, options)))
  withFilter(program.command('export').description('print leads with all fields as CSV'))
    .option('--json', 'print JSON instead of CSV')
    .addOption(new Option('--lang <language>', 'language of the headings').choices(LOCALES).default('en'))
    .option('--to <file>', 'write a new file, which only you can read')
    .action((options: PrintOptions) => read((context) => exportLeads(context, options)))

  for (const [name, step, description] of STEPS) {
    const command = program
      .command(`${name} <id>`)
      .description(description)
      .option(...BY)
      .option('--note <text>', 'add a note', parseText)
    if (step === 'taken') command.option('--force', 'even if a colleague has taken it')
    command.action((id: string, options: StepOptions) => change((context) => recordStep(context, id, step, options)))
  }
  program
    .command('note <id>')
    .description('add a note for the team')
    .argument('<text>', 'the note', parseText)
    .option(...BY)
    .action((id: string, note: string, options: StepOptions) =>
      change((context) => recordStep(context, id, 'noted', { ...options, note })),
    )

  program
    .command('retry [id]')
    .description('try rejected and waiting deliveries now, of one lead or of all')
    .action((id?: string) => change((context) => retryDelivery(context, id)))
  program
    .command('erase')
    .description('delete all leads from one email address, with their notes')
    .requiredOption('--email <address>', 'the address in any spelling', parseText)
    .option('--yes', 'do not ask')
    .action((options: { email: string; yes?: true }) => change((context) => eraseLeads(context, options)))
  program
    .command('purge')
    .description('delete leads older than LEADS_RETENTION_DAYS')
    .option('--days <number>', 'older than this many days instead, at least 30', parseCount)
    .option('--yes', 'do not ask')
    .action((options: { days?: number; yes?: true }) => change((context) => purgeLeads(context, options)))
  program
    .command('confirm-clock')
    .description('tell a server that doubts its clock that the clock is right')
    .option('--was-off', 'the server was off until now: leads keep their dates')
    .option('--was-wrong', 'the clock was wrong until now: leads get the present date')
    .option('--yes', 'do not ask')
    .action((options: ConfirmClockOptions) => change((context) => confirmClock(context, options)))
  return program
}
