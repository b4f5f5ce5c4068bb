import { type Config, loadSettingsFile, readConfig } from '../config.ts'
import { reasonOf } from '../start-error.ts'
import { callerOf } from './caller.ts'
import { runLeads } from './leads-tool.ts'
import { wordsIn } from './words/words.ts'

const typed = process.argv.slice(2)
const caller = callerOf(typed, process.env)

/** Given at Ctrl-C, by which watching ends. */
function interrupted(): AbortSignal {
  const interruption = new AbortController()
  process.once('SIGINT', () => interruption.abort())
  process.once('SIGTERM', () => interruption.abort())
  return interruption.signal
}

function settings(): Config {
  loadSettingsFile()
  return readConfig(process.env)
}

// `leads list | head` closes the pipe when it has seen enough: that is an end, not an error. A full disk is one.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  process.stderr.write(`leads: ${wordsIn(caller.language, caller.command).refused.notWritten(reasonOf(error))}\n`)
  process.exit(1)
})

// What SQLite makes beside its file belongs to this account alone, like the file.
process.umask(0o077)
process.exitCode = await runLeads(typed, {
  caller,
  settings,
  interrupted,
  input: process.stdin,
  output: process.stdout,
  messages: process.stderr,
})
