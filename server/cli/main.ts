import { fstatSync } from 'node:fs'
import { readConfig } from '../settings/config.ts'
import { reasonOf } from '../settings/start-error.ts'
import { runLeads } from './run-leads.ts'

// `leads list | head` closes the pipe early, which is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  process.stderr.write(`leads: Cannot write the output: ${reasonOf(error)}\n`)
  process.exit(1)
})

// SQLite creates files beside the database. Only this account may read them.
process.umask(0o077)
const hasNpmLines = process.env.npm_lifecycle_event === 'leads' && process.env.npm_config_loglevel !== 'silent'
const redirectedTo = fstatSync(process.stdout.fd).isFile() ? 'file' : 'pipe'
process.exitCode = await runLeads(process.argv.slice(2), {
  readSettings: () => readConfig(process.env),
  input: process.stdin,
  output: process.stdout,
  messages: process.stderr,
  npmLinesIn: hasNpmLines && !process.stdout.isTTY ? redirectedTo : undefined,
})
