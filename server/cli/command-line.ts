import { parseArgs } from 'node:util'
import { FORM_NAMES } from '../../contract/form-markup.ts'
import { type LeadFilter, SEARCHED_STATES } from '../leads/lead-search.ts'
import { reasonOf } from '../start-error.ts'

export const USAGE = `Usage: npm run leads -- COMMAND

  list                 leads, the newest first: a table in a terminal, tab-separated in a pipe
  show ID              one lead in full, with its deliveries
  export               leads for another program
    --format csv       for spreadsheets (the default); cells they would take for formulas begin with '
    --format jsonl     one JSON object a line, exactly as stored
  digest               what was held back as suspected spam since the team was last told
  release ID           accepts a lead that was suspected of spam, and delivers it
  deliver ID           delivers an accepted lead that was stored before a channel was set up
  retry [ID]           tries dead deliveries again: all, or those of one lead
  erase                deletes everything that came from one address
    --email ADDRESS
    --yes              without asking
  purge                deletes leads older than LEADS_RETENTION_DAYS
    --days DAYS        older than so many days instead
    --yes              also where the clock, or the number of days, looks wrong
  --help               this text

Which leads (list and export):
  --kind KIND          signup or contact
  --state STATE        ${SEARCHED_STATES.slice(0, 2).join(' or ')}; or ${SEARCHED_STATES.slice(2).join(', ')} (of a delivery)
  --since DAY          received on that day or later: 2026-11-21 in Bangkok, or a moment: 2026-11-21T09:00+07:00
  --until DAY          received on that day or earlier, or before that moment

Works on the database of DATABASE_URL (file:data/leads.db unless set), also while the server runs.
Exit codes: 0 done, 1 not possible, 2 asked for wrongly.
`

export const FORMATS = ['csv', 'jsonl'] as const

export type Command =
  | { name: 'help' }
  | { name: 'list'; filter: LeadFilter }
  | { name: 'show'; id: string }
  | { name: 'export'; filter: LeadFilter; format: (typeof FORMATS)[number] }
  | { name: 'digest' }
  | { name: 'release' | 'deliver'; id: string }
  | { name: 'retry'; id: string | undefined }
  | { name: 'erase'; email: string; yes: boolean }
  | { name: 'purge'; days: number | undefined; yes: boolean }

/** The command was asked for in a way that cannot be understood; the message says what is wrong. */
export class Misuse extends Error {
  override name = 'Misuse' as const
  readonly code = 'MISUSE'
}

const options = {
  help: { type: 'boolean', short: 'h' },
  kind: { type: 'string' },
  state: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  format: { type: 'string' },
  email: { type: 'string' },
  yes: { type: 'boolean' },
  days: { type: 'string' },
} as const

type Option = keyof typeof options

const FILTERS: Option[] = ['kind', 'state', 'since', 'until']

/** What may stand after each command: options, and how many words at least and at most. */
const COMMANDS: Record<
  Exclude<Command['name'], 'help'>,
  { options: Option[]; words: [least: number, most: number] }
> = {
  list: { options: FILTERS, words: [0, 0] },
  show: { options: [], words: [1, 1] },
  export: { options: [...FILTERS, 'format'], words: [0, 0] },
  digest: { options: [], words: [0, 0] },
  release: { options: [], words: [1, 1] },
  deliver: { options: [], words: [1, 1] },
  retry: { options: [], words: [0, 1] },
  erase: { options: ['email', 'yes'], words: [0, 0] },
  purge: { options: ['days', 'yes'], words: [0, 0] },
}

function oneOf<Choice extends string>(option: Option, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((one) => one === text)
  if (choice === undefined) throw new Misuse(`--${option} is one of ${choices.join(', ')}`)
  return choice
}

const DAY_MILLISECONDS = 24 * 60 * 60_000
const BANGKOK_MILLISECONDS = 7 * 60 * 60_000

/**
 * A day in Bangkok, or a moment that says its zone, as a moment in UTC.
 *
 * @param daysLater 1 for the end of a day
 */
export function readMoment(option: Option, text: string, daysLater: 0 | 1): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text)
  const time = Date.parse(isDay ? `${text}T00:00:00+07:00` : text)
  // Some engines take the 31st of February for the 3rd of March.
  const day = new Date(time + BANGKOK_MILLISECONDS)
  if (Number.isNaN(time) || !(isMoment || (isDay && day.toISOString().startsWith(text)))) {
    throw new Misuse(`--${option} is a day such as 2026-11-21, or a moment such as 2026-11-21T09:00+07:00`)
  }
  return new Date(time + (isDay ? daysLater * DAY_MILLISECONDS : 0)).toISOString()
}

function readDays(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Misuse('--days is a whole number from 1')
  return Number(text)
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    throw new Misuse(reasonOf(error), { cause: error })
  }
}

/**
 * What was asked for.
 *
 * @throws Misuse
 */
export function readCommandLine(args: readonly string[]): Command {
  const { values, positionals } = parse(args)
  if (values.help) return { name: 'help' }
  const [given, ...words] = positionals
  if (given === undefined) throw new Misuse('a command is missing')
  if (!Object.hasOwn(COMMANDS, given)) throw new Misuse(`there is no command ${given}`)
  const name = given as keyof typeof COMMANDS

  const allowed = COMMANDS[name]
  const stray = Object.keys(values).find((option) => !allowed.options.includes(option as Option))
  if (stray !== undefined) throw new Misuse(`${name} has no option --${stray}`)
  const [least, most] = allowed.words
  if (words.length < least) throw new Misuse(`${name} takes the ID of one lead`)
  if (words.length > most) throw new Misuse(`${name} takes ${most === 0 ? 'nothing' : 'one ID and nothing'} more`)
  const [id] = words

  const filter = (): LeadFilter => ({
    ...(values.kind !== undefined && { kind: oneOf('kind', values.kind, FORM_NAMES) }),
    ...(values.state !== undefined && { state: oneOf('state', values.state, SEARCHED_STATES) }),
    ...(values.since !== undefined && { since: readMoment('since', values.since, 0) }),
    ...(values.until !== undefined && { until: readMoment('until', values.until, 1) }),
  })
  switch (name) {
    case 'list':
      return { name, filter: filter() }
    case 'export':
      return { name, filter: filter(), format: oneOf('format', values.format ?? 'csv', FORMATS) }
    case 'show':
    case 'release':
    case 'deliver':
      return { name, id: id ?? '' }
    case 'digest':
      return { name }
    case 'retry':
      return { name, id }
    case 'erase': {
      const email = values.email?.trim().normalize('NFC') ?? ''
      if (email === '') throw new Misuse('erase needs --email ADDRESS')
      return { name, email, yes: values.yes === true }
    }
    case 'purge':
      return {
        name,
        days: values.days === undefined ? undefined : readDays(values.days),
        yes: values.yes === true,
      }
  }
}
