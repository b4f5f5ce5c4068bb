import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { CommanderError } from 'commander'
import { systemClock } from '../clock.ts'
import { loadSettingsFile, readConfig } from '../config.ts'
import { openExistingDatabase } from '../database/open.ts'
import { configuredChannels } from '../delivery/delivery-settings.ts'
import { reasonOf, StartError } from '../start-error.ts'
import { callerOf } from './caller.ts'
import { paintFor } from './colour.ts'
import { leadsProgram } from './command-line.ts'
import type { CommandContext } from './commands/context.ts'
import { count } from './commands/counting.ts'
import { erase, purge } from './commands/deleting.ts'
import { deliver, digest, release, retry } from './commands/delivering.ts'
import { answered, close, note, take } from './commands/following-up.ts'
import { exportLeads, list, show } from './commands/reading.ts'
import { watch } from './commands/watching.ts'
import { completionScript } from './completion.ts'
import { wordsIn } from './words/words.ts'
import { Misuse, NotPossible } from './wrong-use.ts'
import { BANGKOK, zonedTime } from './zoned-time.ts'

const typed = process.argv.slice(2)
const caller = callerOf(typed, process.env)
const words = wordsIn(caller.language, caller.command)
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

/** Runs a command with the database open, and closes it afterwards. */
const withDatabase =
  <Asked extends unknown[]>(command: (context: CommandContext, ...asked: Asked) => Promise<void>, readOnly: boolean) =>
  async (...asked: Asked) => {
    // What SQLite makes beside its file belongs to this account alone, like the file.
    process.umask(0o077)
    const { utc, timeZone } = program.opts<{ utc?: true; timeZone?: string }>()
    const time = zonedTime(timeZone ?? (utc ? 'UTC' : BANGKOK), words)
    loadSettingsFile()
    const config = readConfig(process.env)
    const db = await openExistingDatabase(config.database, { readOnly })
    try {
      const terminal = {
        input: process.stdin,
        output: process.stdout,
        messages: process.stderr,
        columns: process.stdout.columns ?? caller.columns ?? WIDTH_UNLESS_KNOWN,
        paint: paintFor(process.stdout),
      }
      const channels = configuredChannels(config)
      const { language, folder } = caller
      // Who works as the service's account by sudo is somebody else.
      const account = caller.sudoUser ?? accountName()
      await command(
        { db, config, channels, terminal, now: systemClock.now, words, language, folder, time, account },
        ...asked,
      )
    } finally {
      await db.destroy()
    }
  }

/** Unlike the server's clock, this one keeps the process running. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  setTimeout(milliseconds, undefined, { signal }).catch(() => undefined)

/** Given at Ctrl-C, by which watching ends. */
function interrupted(): AbortSignal {
  const interruption = new AbortController()
  process.once('SIGINT', () => interruption.abort())
  process.once('SIGTERM', () => interruption.abort())
  return interruption.signal
}

/** Why a command that was understood was not carried out, in the tool's language. */
function whyNot(error: unknown): string {
  if (error instanceof NotPossible) return reasonOf(error)
  return error instanceof StartError ? words.notStarted(error) : words.unforeseen(reasonOf(error))
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
    completion: async (shell) => void process.stdout.write(completionScript(shell, program)),
  },
  words,
  caller.command,
  version,
)

// `leads list | head` closes the pipe when it has seen enough: that is an end, not an error. A full disk is one.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  process.stderr.write(`leads: ${words.refused.notWritten(reasonOf(error))}\n`)
  process.exit(1)
})

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    // It has already written the help or the version that was asked for; without a command, the help is an error.
    process.exitCode = error.exitCode === 0 ? 0 : 2
  } else {
    const isMisuse = error instanceof Misuse
    process.stderr.write(
      `leads: ${isMisuse ? words.refused.see(reasonOf(error), program.helpLine(typed[0])) : whyNot(error)}\n`,
    )
    process.exitCode = isMisuse ? 2 : 1
  }
}
