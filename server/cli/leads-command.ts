import { Command, type Help, type Option } from 'commander'
import stringWidth from 'string-width'
import { Misuse } from './command-errors.ts'
import type { Words } from './words/words.ts'
import { wrapToWidth } from './wrap-to-width.ts'

/** What commander says of a mistake, in words of ours: by its code, with what it quotes. */
const SAID: Record<string, (words: Words['refused'], quoted: string, message: string) => string> = {
  'commander.unknownCommand': ({ noCommand }, given) => noCommand(given),
  'commander.unknownOption': ({ noOption }, given) => noOption(given),
  'commander.missingArgument': ({ noArgument }, name) => noArgument(name.toUpperCase()),
  'commander.optionMissingArgument': ({ noValue }, flags) => noValue(longOf(flags)),
  'commander.missingMandatoryOptionValue': ({ notGiven }, flags) => notGiven(longOf(flags)),
  'commander.excessArguments': ({ tooMany }) => tooMany,
  'commander.conflictingOption': ({ together }, one, message) =>
    together(longOf(one), longOf(message.split("'").at(-2) ?? '')),
}

const longOf = (flags: string) => /--[\w-]+/.exec(flags)?.[0] ?? flags

/** A command whose help and errors are in the tool's language: an error is one line that ends with the command that helps. */
export class LeadsCommand extends Command {
  readonly #words: Words

  constructor(name: string, words: Words) {
    super(name)
    this.#words = words
    this.helpOption('-h, --help', words.options.help)
    this.configureHelp(helpIn(words))
  }

  override createCommand(name: string): LeadsCommand {
    return new LeadsCommand(name, this.#words)
  }

  /** @throws Misuse, in place of commander's own sentences */
  override error(message: string, { code = '' }: { code?: string } = {}): never {
    const { refused } = this.#words
    const [, quoted = ''] = /'([^']*)'/.exec(message) ?? []
    const [, guess] = /\(Did you mean (?:one of )?([\w-]+)/.exec(message) ?? []
    const said = SAID[code]?.(refused, quoted, message) ?? refused.notUnderstood
    throw new Misuse(guess === undefined ? said : refused.didYouMean(said, guess))
  }

  /** The command that shows how one of its own is used, or which there are. */
  helpLine(command = ''): string {
    return [this.name(), 'help', ...this.commands.map((one) => one.name()).filter((name) => name === command)].join(' ')
  }
}

/** Where less is left for the descriptions, lines are not broken. */
const NARROWEST_COLUMN = 20

/** Titles and remarks in the tool's language; columns by displayed width, and lines that break between Thai words. */
function helpIn(words: Words): Partial<Help> {
  const titles: Record<string, string> = {
    'Usage:': words.titles.usage,
    'Arguments:': words.titles.arguments,
    'Options:': words.titles.options,
    'Global Options:': words.titles.globalOptions,
  }
  return {
    showGlobalOptions: true,
    minWidthToWrap: NARROWEST_COLUMN,
    styleTitle: (title) => titles[title] ?? title,
    displayWidth: stringWidth,
    boxWrap: wrapToWidth,
    subcommandTerm: (command) => [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' '),
    optionDescription({ description, argChoices, defaultValue, defaultValueDescription }: Option) {
      const told = defaultValueDescription ?? (typeof defaultValue === 'string' ? defaultValue : undefined)
      const extra = [
        ...(argChoices ? [words.choices(argChoices.join(', '))] : []),
        ...(told === undefined ? [] : [words.unlessSet(told)]),
      ]
      return extra.length === 0 ? description : `${description} (${extra.join('; ')})`
    },
  }
}

const argumentTerm = (argument: { name(): string; required: boolean }) =>
  argument.required ? `<${argument.name()}>` : `[${argument.name()}]`
