import { type Locale, localeNamed } from '../../contract/locale.ts'

/** Who calls the tool, and from where. */
export interface Caller {
  /** The language that `--language` or the terminal asks for. */
  readonly language: Locale
  /** How the tool was called, so that what it suggests can be typed: `leads`, or `npm run leads --`. */
  readonly command: string
  /** Who works as another account by `sudo`; undefined where nobody does. */
  readonly sudoUser: string | undefined
  /** The folder that files are named from. */
  readonly folder: string
  /** The width that lines are to have where the terminal does not say. */
  readonly columns: number | undefined
}

/**
 * The language is found before anything else is read, because the help and the errors are in it too. POSIX lets `LC_ALL` decide, then
 * `LC_MESSAGES`, then `LANG`.
 */
function languageOf(words: readonly string[], { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Locale {
  const at = words.findIndex((word) => /^--language(?:=|$)/.test(word))
  const asked = at < 0 ? undefined : (words[at]?.split('=')[1] ?? words[at + 1])
  return localeNamed(asked ?? (LC_ALL || LC_MESSAGES || LANG))
}

/** The folder that relative paths of a command count from: npm runs scripts in the project's folder, and tells where it was called. */
export const callerFolder = ({ INIT_CWD }: NodeJS.ProcessEnv): string => INIT_CWD || process.cwd()

const COMMANDS = ['leads', 'doctor', 'backup', 'restore'] as const

/** What is installed on a deployed machine, and a script of npm in a checkout. */
export type CommandName = (typeof COMMANDS)[number]

/**
 * How a command is typed where another one was called, so that what is suggested can be: `leads` and `krajai doctor` on a deployed machine,
 * whose settings npm knows nothing of, and `npm run doctor --` where npm called it.
 */
export function commandFor(name: CommandName, environment: NodeJS.ProcessEnv): string {
  const { npm_lifecycle_event: called, npm_config_loglevel } = environment
  // Who silences npm calls `leads` by a shorter name of their own, as docs/leads.md suggests.
  const byNpm =
    COMMANDS.some((command) => command === called) && !(called === 'leads' && npm_config_loglevel === 'silent')
  if (byNpm) return `npm run ${name} --`
  return name === 'leads' ? name : `krajai ${name}`
}

/**
 * @param words what was typed after the tool's name
 * @param environment of the terminal; the server's settings are read by `readConfig` alone
 */
export function callerOf(words: readonly string[], environment: NodeJS.ProcessEnv): Caller {
  const { SUDO_USER, COLUMNS } = environment
  return {
    language: languageOf(words, environment),
    command: commandFor('leads', environment),
    folder: callerFolder(environment),
    sudoUser: SUDO_USER || undefined,
    columns: Number(COLUMNS) || undefined,
  }
}
