import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { CommanderError } from 'commander'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { openExistingDatabase } from '../database/open.ts'
import { configuredChannels } from '../delivery/delivery-settings.ts'
import { reasonOf, StartError } from '../start-error.ts'
import type { Caller } from './caller.ts'
import { paintFor } from './colour.ts'
import { Misuse, NotPossible } from './command-errors.ts'
import { leadsProgram } from './command-line.ts'
import type { CommandContext, Terminal } from './commands/context.ts'
import { count } from './commands/counting.ts'
import { erase, purge } from './commands/deleting.ts'
import { deliver, digest, release, retry } from './commands/delivering.ts'
import { answered, close, note, take } from './commands/following-up.ts'
import { exportLeads, list, show } from './commands/reading.ts'
import { watch } from './commands/watching.ts'
import { completionScript } from './completion.ts'
import { type Words, wordsIn } from './words/words.ts'
import { BANGKOK, zonedTime } from './zoned-time.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

const WIDTH_UNLESS_KNOWN = 100

/** An account without a name, as in some containers, has a number. */
function accountName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.()}`
  }
}

/** Where the tool runs: in a process of its own, or for a test. */
interface Surroundings extends Pick<Terminal, 'input' | 'output' | 'messages'> {
  caller: Caller
  /** Reads the server's settings, as soon as the database is to be opened. @throws StartError */
  settings: () => Config
  /** Given at Ctrl-C, by which watching ends. */
  interrupted: () => AbortSignal
}

/** Unlike the server's clock, this one keeps the process running. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  setTimeout(milliseconds, undefined, { signal }).catch(() => undefined)

/** Why a command that was understood was not carried out, in the tool's language. */
function whyNot(error: unknown, words: Words): string {
  if (error instanceof NotPossible) return reasonOf(error)
  return error instanceof StartError ? words.notStarted(error) : words.unforeseen(reasonOf(error))
}

/**
 * Carries out what was typed after the tool's name.
 *
 * @returns its exit code: 0, 1 where it was not possible, 2 where it was not understood
 */
export async function runLeads(
  typed: readonly string[],
  { caller, settings, interrupted, input, output, messages }: Surroundings,
): Promise<0 | 1 | 2> {
  const words = wordsIn(caller.language, caller.command)

  /** Runs a command with the database open, and closes it afterwards. */
  const withDatabase =
    <Asked extends unknown[]>(
      command: (context: CommandContext, ...asked: Asked) => Promise<void>,
      readOnly: boolean,
    ) =>
    async (...asked: Asked) => {
      const { utc, timeZone } = program.opts<{ utc?: true; timeZone?: string }>()
      const time = zonedTime(timeZone ?? (utc ? 'UTC' : BANGKOK), words)
      const config = settings()
      await using db = await openExistingDatabase(config.database, { readOnly })
      const terminal = {
        input,
        output,
        messages,
        columns: output.columns ?? caller.columns ?? WIDTH_UNLESS_KNOWN,
        paint: paintFor(output),
      }
      const channels = configuredChannels(config)
      const { language, folder } = caller
      // Who works as the service's account by sudo is somebody else.
      const account = caller.sudoUser ?? accountName()
      await command(
        { db, config, channels, terminal, now: systemClock.now, words, language, folder, time, account },
        ...asked,
      )
    }

  const program = leadsProgram(
    {
      list: withDatabase(list, true),
      show: withDatabase(show, true),
      count: withDatabase(count, true),
      watch: withDatabase((context, given) => watch(context, given, pause, interrupted()), true),
      take: withDatabase(take, false),
      answered: withDatabase(answered, false),
      note: withDatabase(note, false),
      close: withDatabase(close, false),
      export: withDatabase(exportLeads, true),
      digest: withDatabase(digest, true),
      release: withDatabase(release, false),
      deliver: withDatabase(deliver, false),
      retry: withDatabase(retry, false),
      erase: withDatabase(erase, false),
      purge: withDatabase(purge, false),
      completion: async (shell) => void output.write(completionScript(shell, program)),
    },
    words,
    caller.command,
    version,
  )

  try {
    await program.parseAsync(typed, { from: 'user' })
    return 0
  } catch (error) {
    // It has already written the help or the version that was asked for; without a command, the help is an error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    const isMisuse = error instanceof Misuse
    messages.write(
      `leads: ${isMisuse ? words.refused.see(reasonOf(error), program.helpLine(typed[0])) : whyNot(error, words)}\n`,
    )
    return isMisuse ? 2 : 1
  }
}
