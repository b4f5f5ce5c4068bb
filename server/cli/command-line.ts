import { Command, InvalidArgumentError, Option } from 'commander'
import { FORM_NAMES } from '../../contract/form-markup.ts'
import { type LeadFilter, SEARCHED_STATES } from '../leads/lead-search.ts'

export const FORMATS = ['csv', 'jsonl'] as const

/** What the staff's tool can do. Each command is given what was asked for, checked and complete. */
export interface LeadCommands {
  list(filter: LeadFilter): Promise<void>
  show(id: string): Promise<void>
  export(format: (typeof FORMATS)[number], filter: LeadFilter): Promise<void>
  digest(): Promise<void>
  release(id: string): Promise<void>
  deliver(id: string): Promise<void>
  retry(id: string | undefined): Promise<void>
  erase(options: { email: string; yes?: boolean }): Promise<void>
  purge(options: { days?: number; yes?: boolean }): Promise<void>
}

const DAY_MILLISECONDS = 24 * 60 * 60_000
const BANGKOK_MILLISECONDS = 7 * 60 * 60_000

/**
 * A day in Bangkok, or a moment that names its zone, as a moment in UTC.
 *
 * @param daysLater 1 for the end of a day
 */
function readMoment(text: string, daysLater: 0 | 1): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text)
  const time = Date.parse(isDay ? `${text}T00:00:00+07:00` : text)
  // Some engines take the 31st of February for the 3rd of March.
  const day = new Date(time + BANGKOK_MILLISECONDS)
  if (Number.isNaN(time) || !(isMoment || (isDay && day.toISOString().startsWith(text)))) {
    throw new InvalidArgumentError('Expected a day such as 2026-11-21, or a moment such as 2026-11-21T09:00+07:00.')
  }
  return new Date(time + (isDay ? daysLater * DAY_MILLISECONDS : 0)).toISOString()
}

function readDays(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('Expected a whole number from 1.')
  return Number(text)
}

function readAddress(text: string): string {
  const address = text.trim().normalize('NFC')
  if (address === '') throw new InvalidArgumentError('Expected an e-mail address.')
  return address
}

/** The options by which `list` and `export` choose leads. */
const withFilter = (command: Command) =>
  command
    .addOption(new Option('--kind <kind>', 'sent by which form').choices(FORM_NAMES))
    .addOption(new Option('--state <state>', 'of the lead, or of one of its deliveries').choices(SEARCHED_STATES))
    .option(
      '--since <day>',
      'received on that day or later: 2026-11-21 in Bangkok, or a moment: 2026-11-21T09:00+07:00',
      (text) => readMoment(text, 0),
    )
    .option('--until <day>', 'received on that day or earlier, or before that moment', (text) => readMoment(text, 1))

const FORMAT = new Option(
  '--format <format>',
  'csv for spreadsheets, jsonl for one JSON object a line, exactly as stored',
)
  .choices(FORMATS)
  .default('csv')

/**
 * `npm run leads -- …`. Parsing throws commander's own `CommanderError` for a use that cannot be understood, and for `--help`,
 * after it has written what there is to say.
 */
export function leadsProgram(commands: LeadCommands): Command {
  const program = new Command('npm run leads --')
    .description('Works on the database of DATABASE_URL (file:data/leads.db unless set), also while the server runs.')
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error/, 'leads')) })
    .showHelpAfterError()
    .exitOverride()
    .addHelpText('after', '\nExit codes: 0 done, 1 not possible, 2 asked for wrongly.')

  withFilter(program.command('list'))
    .description('leads, the newest first: a table in a terminal, tab-separated in a pipe')
    .action((filter: LeadFilter) => commands.list(filter))
  program
    .command('show <id>')
    .description('one lead in full, with its deliveries')
    .action((id: string) => commands.show(id))
  withFilter(program.command('export'))
    .description("leads for another program; in CSV, cells that a spreadsheet would take for formulas begin with '")
    .addOption(FORMAT)
    .action(({ format, ...filter }: LeadFilter & { format: (typeof FORMATS)[number] }) =>
      commands.export(format, filter),
    )
  program
    .command('digest')
    .description('what was held back as suspected spam since the team was last told')
    .action(() => commands.digest())
  program
    .command('release <id>')
    .description('accepts a lead that was suspected of spam, and delivers it')
    .action((id: string) => commands.release(id))
  program
    .command('deliver <id>')
    .description('delivers an accepted lead that was stored before a channel was set up')
    .action((id: string) => commands.deliver(id))
  program
    .command('retry [id]')
    .description('tries dead deliveries again: all, or those of one lead')
    .action((id?: string) => commands.retry(id))
  program
    .command('erase')
    .description('deletes everything that came from one address')
    .requiredOption('--email <address>', 'whose leads, in whatever capitals', readAddress)
    .option('--yes', 'without asking')
    .action((options: { email: string; yes?: boolean }) => commands.erase(options))
  program
    .command('purge')
    .description('deletes leads older than LEADS_RETENTION_DAYS')
    .option('--days <days>', 'older than so many days instead', readDays)
    .option('--yes', 'also where the clock, or the number of days, looks wrong')
    .action((options: { days?: number; yes?: boolean }) => commands.purge(options))
  return program
}
