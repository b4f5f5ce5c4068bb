import { Option } from 'commander'
import { LOCALES } from '../../contract/locale.ts'
import {
  addressIn,
  argumentOneOf,
  type ChoiceOptions,
  type FilterOptions,
  oneOf,
  wholeNumberIn,
  withChoice,
  withFilter,
} from './filter-options.ts'
import { LeadsCommand } from './leads-command.ts'
import type { Words } from './words/words.ts'
import { wrapToWidth } from './wrap-to-width.ts'

export const LIST_FORMATS = ['table', 'tsv', 'csv', 'json', 'jsonl'] as const
export const EXPORT_FORMATS = ['csv', 'tsv', 'json', 'jsonl'] as const
export const SHOW_FORMATS = ['text', 'json'] as const
export const COUNT_FORMATS = ['table', 'tsv', 'csv', 'json'] as const
export const COUNTED_BY = ['plan', 'day', 'language', 'form', 'stage', 'who'] as const
export const SHELLS = ['bash', 'zsh', 'fish'] as const

type One<Choices extends readonly string[]> = Choices[number]

/** Who does something, and what is noted with it. */
export interface StepOptions {
  by?: string
  note?: string
}

/** What the staff's tool can do. Each command is given what was asked for; moments and ids are still as they were typed. */
export interface LeadCommands {
  list(options: FilterOptions & { format?: One<typeof LIST_FORMATS> }): Promise<void>
  show(id: string, options: { format: One<typeof SHOW_FORMATS> }): Promise<void>
  count(options: FilterOptions & { by?: One<typeof COUNTED_BY>; format?: One<typeof COUNT_FORMATS> }): Promise<void>
  watch(options: ChoiceOptions): Promise<void>
  take(id: string, options: StepOptions & { over?: true }): Promise<void>
  answered(id: string, options: StepOptions): Promise<void>
  note(id: string, text: string, options: Pick<StepOptions, 'by'>): Promise<void>
  close(id: string, options: StepOptions): Promise<void>
  export(options: FilterOptions & { format: One<typeof EXPORT_FORMATS>; xlsx?: string }): Promise<void>
  digest(): Promise<void>
  release(id: string): Promise<void>
  deliver(id: string): Promise<void>
  retry(id: string | undefined, options: { waiting?: true }): Promise<void>
  erase(options: { email: string; yes?: true }): Promise<void>
  purge(options: { days?: number; yes?: true; anyway?: true }): Promise<void>
  completion(shell: One<typeof SHELLS>): Promise<void>
}

type Group = 'answer' | 'look' | 'deliver' | 'forget' | 'more'

/**
 * The tool's commands, options and help.
 *
 * @param name how the tool was called, such as `leads` or `npm run leads --`
 * @returns a program whose parsing throws `Misuse` for what cannot be understood, and commander's `CommanderError` after it has written
 * the help or the version that was asked for
 */
export function leadsProgram(commands: LeadCommands, words: Words, name: string, version: string): LeadsCommand {
  const { options, titles } = words
  const program = new LeadsCommand(name, words)
    .description(words.about)
    .usage('<command> [options]')
    .version(version, '--version', options.version)
    .helpCommand(false)
    .addOption(oneOf('--language <language>', options.language, LOCALES, words))
    .addOption(new Option('--utc', options.utc).conflicts('timeZone'))
    .option('--time-zone <zone>', options.timeZone)
    .configureOutput({ outputError: () => undefined })
    .exitOverride()
    .addHelpText('after', ({ command, error }) => {
      const { getErrHelpWidth, getOutHelpWidth } = command.configureOutput()
      const columns = (error ? getErrHelpWidth : getOutHelpWidth)?.() ?? 80
      return ['', words.aboutIds, words.exitCodes].map((text) => wrapToWidth(text, columns)).join('\n')
    })

  const command = (usage: string, group: Group) => {
    const [word = ''] = usage.split(' ')
    const examples = (words.examples[word] ?? []).map((line) => `  ${name} ${line}`)
    return program
      .command(usage)
      .description(words.commands[word as keyof LeadCommands])
      .helpGroup(titles[group])
      .addHelpText('after', ['', titles.examples, ...examples].join('\n'))
  }
  const format = (choices: readonly string[]) => oneOf('--format <format>', options.format, choices, words)

  withFilter(command('list', 'look'), words)
    .addOption(format(LIST_FORMATS))
    .action((given) => commands.list(given))
  command('show <id>', 'look')
    .addOption(format(SHOW_FORMATS).default('text'))
    .action((id, given) => commands.show(id, given))
  withFilter(command('count', 'look'), words)
    .addOption(oneOf('--by <what>', options.countBy, COUNTED_BY, words))
    .addOption(format(COUNT_FORMATS))
    .action((given) => commands.count(given))
  withChoice(command('watch', 'look'), words).action((given) => commands.watch(given))
  withFilter(command('export', 'look'), words)
    .addOption(format(EXPORT_FORMATS).default('csv'))
    .addOption(new Option('--xlsx <file>', options.xlsx).conflicts('format'))
    .action((given) => commands.export(given))

  const step = (usage: string) =>
    command(usage, 'answer').addOption(new Option('--by <name>', options.by).default(undefined, options.byUnlessSet))
  const noted = (usage: string) => step(usage).option('--note <text>', options.note)
  noted('take <id>')
    .option('--over', options.over)
    .action((id, given) => commands.take(id, given))
  noted('answered <id>').action((id, given) => commands.answered(id, given))
  step('note <id> <text>').action((id, text, given) => commands.note(id, text, given))
  noted('close <id>').action((id, given) => commands.close(id, given))

  command('digest', 'deliver').action(() => commands.digest())
  command('release <id>', 'deliver').action((id) => commands.release(id))
  command('deliver <id>', 'deliver').action((id) => commands.deliver(id))
  command('retry [id]', 'deliver')
    .option('--waiting', options.waiting)
    .action((id, given) => commands.retry(id, given))
  command('erase', 'forget')
    .requiredOption('--email <address>', options.eraseEmail, addressIn(words))
    .option('--yes', options.yes)
    .action((given) => commands.erase(given))
  command('purge', 'forget')
    .option('--days <days>', options.days, wholeNumberIn(words))
    .option('--yes', options.yes)
    .option('--anyway', options.anyway)
    .action((given) => commands.purge(given))
  command('completion', 'more')
    .addArgument(argumentOneOf('shell', options.shell, SHELLS, words))
    .action((shell) => commands.completion(shell))
  command('help [command]', 'more').action((asked?: string) => {
    const one = asked === undefined ? program : program.commands.find((known) => known.name() === asked)
    // In the words of commander, which are turned into ours.
    return one ? one.help() : program.error(`error: unknown command '${asked}'`, { code: 'commander.unknownCommand' })
  })
  return program
}
