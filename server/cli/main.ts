import { CommanderError } from 'commander'
import { systemClock } from '../clock.ts'
import { loadSettingsFile, readConfig } from '../config.ts'
import { openExistingDatabase } from '../database/open.ts'
import { configuredChannels } from '../delivery/delivery-settings.ts'
import { reasonOf } from '../start-error.ts'
import { leadsProgram } from './command-line.ts'
import * as commands from './commands.ts'

/** Runs a command with the database open, and closes it afterwards. */
const withDatabase =
  <Asked extends unknown[]>(
    command: (context: commands.CommandContext, ...asked: Asked) => Promise<void>,
    readOnly: boolean,
  ) =>
  async (...asked: Asked) => {
    // What SQLite makes beside its file belongs to this account alone, like the file.
    process.umask(0o077)
    loadSettingsFile()
    const config = readConfig(process.env)
    const db = await openExistingDatabase(config.database, { readOnly })
    try {
      const terminal = { input: process.stdin, output: process.stdout, messages: process.stderr }
      await command({ db, config, channels: configuredChannels(config), terminal, now: systemClock.now }, ...asked)
    } finally {
      await db.destroy()
    }
  }

// `leads list | head` closes the pipe when it has seen enough: that is an end, not an error. A full disk is one.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  process.stderr.write(`leads: not everything could be written: ${reasonOf(error)}\n`)
  process.exit(1)
})

try {
  await leadsProgram({
    list: withDatabase(commands.list, true),
    show: withDatabase(commands.show, true),
    export: withDatabase(commands.exportLeads, true),
    digest: withDatabase(commands.digest, true),
    release: withDatabase(commands.release, false),
    deliver: withDatabase(commands.deliver, false),
    retry: withDatabase(commands.retry, false),
    erase: withDatabase(commands.erase, false),
    purge: withDatabase(commands.purge, false),
  }).parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    // It has already written the help that was asked for, or what is wrong.
    process.exitCode = error.exitCode === 0 ? 0 : 2
  } else {
    process.stderr.write(`leads: ${reasonOf(error)}\n`)
    process.exitCode = error instanceof commands.Misuse ? 2 : 1
  }
}
