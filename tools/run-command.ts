import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { reasonOf, StartError } from '../server/start-error.ts'

/** Wrong usage. Without a message, only the usage is printed. */
export class Misuse extends Error {
  override name = 'Misuse' as const
}

/** Resolves a path from the caller's folder: npm runs scripts in the project's folder. */
export const fromCaller = (path: string) => resolve(process.env.INIT_CWD || process.cwd(), path)

/** How to type a command in a checkout. */
export const commandName = (name: 'leads' | 'backup' | 'restore') => `npm run ${name} --`

/** @throws Misuse where anything else than one path was typed */
export function typedPath(): string {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [path, ...rest] = positionals
  if (path === undefined || rest.length > 0) throw new Misuse()
  return fromCaller(path)
}

/** What Node's parser of words throws: its first sentence names the word, the next speak of names of files that begin with a dash. */
const isParsers = (error: unknown) => String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')

/** What is wrong with the words that were typed; undefined where something else is. */
function misuseIn(error: unknown): string | undefined {
  if (error instanceof Misuse) return error.message
  return isParsers(error) ? reasonOf(error).replace(/\. .*$/, '') : undefined
}

/** Where `--` ends the options, what follows are names of files. */
const asksForHelp = (words: readonly string[]) => {
  const end = words.indexOf('--')
  return words.slice(0, end < 0 ? undefined : end).some((word) => word === '--help' || word === '-h')
}

/**
 * Runs a command of the operator's or the engineer's. Asked by `--help`, it says how it is called, and does nothing; called with words
 * that it does not understand, it says that as an error, and the process ends with 2.
 *
 * @param usage lines that begin with `Usage:`, without the last line's end
 * @param failed what is said before the reason where it could not be done, and the process ends with 1. Without it an error is a
 *   defect and is thrown, unless it is a StartError, which says by itself what to do.
 */
export async function runCommand(
  { usage, failed }: { readonly usage: string; readonly failed?: string },
  run: () => Promise<void>,
): Promise<void> {
  if (asksForHelp(process.argv.slice(2))) {
    process.stdout.write(`${usage}\n`)
    return
  }
  try {
    await run()
  } catch (error) {
    const misuse = misuseIn(error)
    if (misuse === undefined && failed === undefined && !(error instanceof StartError)) throw error
    process.exitCode = misuse === undefined ? 1 : 2
    const says = misuse === undefined ? [failed, reasonOf(error)].filter(Boolean).join(': ') : undefined
    process.stderr.write(`${says ?? [misuse, usage].filter(Boolean).join('\n')}\n`)
  }
}
