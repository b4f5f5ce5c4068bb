import { readConfig } from '../config.ts'
import { reasonOf } from '../start-error.ts'
import { runLeads } from './run-leads.ts'

// `leads list | head` closes the pipe early. That is not an error; a full disk is one.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  process.stderr.write(`leads: The output cannot be written: ${reasonOf(error)}\n`)
  process.exit(1)
})

// Files that SQLite creates beside the database must be readable by this account only.
process.umask(0o077)
process.exitCode = await runLeads(process.argv.slice(2), {
  readSettings: () => readConfig(process.env),
  input: process.stdin,
  output: process.stdout,
  messages: process.stderr,
})
