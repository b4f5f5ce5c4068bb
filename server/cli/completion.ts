import type { Command, Option } from 'commander'
import type { SHELLS } from './command-line.ts'

/** A command as a shell completes it. */
interface Completed {
  name: string
  description: string
  /** What may be its argument, where only some words are right. */
  choices: readonly string[]
  options: readonly Option[]
}

/** The commands of the program, with the options that are the same everywhere. */
function completed(program: Command): Completed[] {
  const everywhere = program.options
  return program
    .createHelp()
    .visibleCommands(program)
    .map((command) => ({
      name: command.name(),
      description: command.description(),
      choices:
        command.name() === 'help'
          ? program.commands.map((one) => one.name())
          : (command.registeredArguments[0]?.argChoices ?? []),
      options: [...command.options, ...everywhere],
    }))
}

const longOf = ({ long }: Option) => long ?? ''

/** In single quotation marks of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

function bash(commands: readonly Completed[]): string {
  const cases = commands.map(
    ({ name, choices, options }) => `    ${name}) words=${quoted([...choices, ...options.map(longOf)].join(' '))} ;;`,
  )
  const valueCases = commands.flatMap(({ name, options }) =>
    options.flatMap((option) =>
      option.argChoices ? `    ${name}:${longOf(option)}) words=${quoted(option.argChoices.join(' '))} ;;` : [],
    ),
  )
  return `# Completes the commands and options of leads in bash.
_leads() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W ${quoted(commands.map(({ name }) => name).join(' '))} -- "$current"))
    return
  fi
  case $command in
${cases.join('\n')}
  esac
  case $command:$previous in
${valueCases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _leads leads
`
}

function zsh(commands: readonly Completed[]): string {
  const escaped = (text: string) => text.replace(/[:[\]\\]/g, '\\$&')
  const cases = commands.map(({ name, choices, options }) => {
    const specs = options.map((option) => {
      const value = option.argChoices
        ? `:value:(${option.argChoices.join(' ')})`
        : option.required
          ? ':value:_files'
          : ''
      return `      ${quoted(`${longOf(option)}[${escaped(option.description)}]${value}`)}`
    })
    const argument = choices.length > 0 ? [`      ${quoted(`1:value:(${choices.join(' ')})`)}`] : []
    return `    ${name}) _arguments -s \\\n${[...argument, ...specs].join(' \\\n')} ;;`
  })
  return `#compdef leads
# Completes the commands and options of leads in zsh.
_leads() {
  local -a commands
  commands=(
${commands.map(({ name, description }) => `    ${quoted(`${name}:${escaped(description)}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
compdef _leads leads
`
}

function fish(commands: readonly Completed[]): string {
  const lines = commands.flatMap(({ name, description, choices, options }) => {
    const within = `-n ${quoted(`__fish_seen_subcommand_from ${name}`)}`
    return [
      `complete -c leads -n __fish_use_subcommand -f -a ${name} -d ${quoted(description)}`,
      ...(choices.length > 0 ? [`complete -c leads ${within} -f -a ${quoted(choices.join(' '))}`] : []),
      ...options.map((option) => {
        const value = option.argChoices ? ` -x -a ${quoted(option.argChoices.join(' '))}` : option.required ? ' -r' : ''
        return `complete -c leads ${within} -l ${longOf(option).slice(2)} -d ${quoted(option.description)}${value}`
      }),
    ]
  })
  return `# Completes the commands and options of leads in fish.\n${lines.join('\n')}\n`
}

const SCRIPTS: Record<(typeof SHELLS)[number], (commands: readonly Completed[]) => string> = { bash, zsh, fish }

/** A script for a shell that completes the program's commands, options and values. */
export const completionScript = (shell: (typeof SHELLS)[number], program: Command) => SCRIPTS[shell](completed(program))
