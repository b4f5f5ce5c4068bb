import { userInfo } from 'node:os'
import { CommanderError, InvalidArgumentError } from 'commander'
import { openExistingDatabase } from '../database/open.ts'
import type { Config } from '../settings/config.ts'
import { reasonOf } from '../settings/start-error.ts'
import type { CommandContext, Streams } from './commands.ts'
import { createProgram } from './program.ts'

interface RunOptions extends Streams {
  /** Called when a command needs the database. @throws StartError */
  readSettings: () => Config
}

/** Accounts in some containers have no name. */
function accountName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.()}`
  }
}

/**
 * Runs one command of the staff's command line tool.
 *
 * @returns the exit code: 0 done, 1 failed, 2 wrong usage
 */
export async function runLeads(args: readonly string[], { readSettings, ...streams }: RunOptions): Promise<0 | 1 | 2> {
  const withDatabase = async (run: (context: CommandContext) => Promise<void>, options: { readOnly: boolean }) => {
    const config = readSettings()
    await using db = await openExistingDatabase(config.DATABASE_URL, options)
    // With sudo, the command runs under another account. SUDO_USER is the account of the person.
    await run({ ...streams, db, config, account: process.env.SUDO_USER || accountName(), now: new Date() })
  }
  try {
    await createProgram(withDatabase, streams).parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    // Commander has already printed its own errors.
    if (error instanceof CommanderError && !(error instanceof InvalidArgumentError)) return 2
    streams.messages.write(`leads: ${reasonOf(error)}\n`)
    return error instanceof InvalidArgumentError ? 2 : 1
  }
}
