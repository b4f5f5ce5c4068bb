import { readConfig } from '../config.ts'
import { openExistingDatabase } from '../database/open.ts'
import { configuredChannels } from '../delivery/delivery-settings.ts'
import { reasonOf } from '../start-error.ts'
import { Misuse, readCommandLine, USAGE } from './command-line.ts'
import { isReading, runCommand } from './commands.ts'

async function run() {
  const command = readCommandLine(process.argv.slice(2))
  if (command.name === 'help') {
    process.stdout.write(USAGE)
    return
  }
  // What SQLite makes beside its file belongs to this account alone, like the file.
  process.umask(0o077)
  const config = readConfig(process.env)
  const db = await openExistingDatabase(config.database, { readOnly: isReading(command) })
  try {
    const terminal = { input: process.stdin, output: process.stdout, messages: process.stderr }
    await runCommand({ db, config, channels: configuredChannels(config), terminal }, command)
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

/** 0 done, 1 not possible, 2 asked for wrongly. */
try {
  await run()
} catch (error) {
  const isMisuse = error instanceof Misuse
  process.stderr.write(`leads: ${reasonOf(error)}\n${isMisuse ? `\n${USAGE}` : ''}`)
  process.exitCode = isMisuse ? 2 : 1
}
