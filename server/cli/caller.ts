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

/**
 * @param words what was typed after the tool's name
 * @param environment of the terminal; the server's settings are read by `readConfig` alone
 */
export function callerOf(words: readonly string[], environment: NodeJS.ProcessEnv): Caller {
  const { npm_lifecycle_event, npm_config_loglevel, SUDO_USER, COLUMNS } = environment
  return {
    language: languageOf(words, environment),
    // Who silences npm calls it by a shorter name of their own, as docs/leads.md suggests.
    command: npm_lifecycle_event === 'leads' && npm_config_loglevel !== 'silent' ? 'npm run leads --' : 'leads',
    folder: callerFolder(environment),
    sudoUser: SUDO_USER || undefined,
    columns: Number(COLUMNS) || undefined,
  }
}
