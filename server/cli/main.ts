import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { openDatabaseForReading } from '../database/sqlite/open.ts'
import { leadRepository } from '../leads/lead-repository.ts'
import { reasonOf, StartError } from '../start-error.ts'
import { leadSheet } from './lead-sheet.ts'
import { leadTable } from './lead-table.ts'

const USAGE = `Usage: npm run leads -- COMMAND

  list        all leads, the newest first (a table in a terminal, tab-separated in a pipe)
  show ID     one lead in full
  --help      this text

Reads the database of DATABASE_URL (file:data/leads.db unless set), also while the server runs.
`

interface CommandLine {
  command: 'list' | 'show' | 'help'
  id: string
}

/** What was asked for, or the reason why it cannot be told. */
function readCommandLine(): CommandLine | { misuse: string } {
  try {
    const { values, positionals } = parseArgs({
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    const [command, id = '', ...rest] = positionals
    if (values.help) return { command: 'help', id }
    if (command === 'list' && id === '') return { command, id }
    if (command === 'show' && id !== '' && rest.length === 0) return { command, id }
    if (command === 'list' || command === 'show') {
      return { misuse: command === 'list' ? 'list takes nothing more' : 'show takes the ID of one lead' }
    }
    return { misuse: command === undefined ? 'a command is missing' : `there is no command ${command}` }
  } catch (error) {
    return { misuse: reasonOf(error) }
  }
}

/** Runs a command and returns its exit code: 0 done, 1 not possible, 2 asked for wrongly. */
async function run(): Promise<number> {
  const asked = readCommandLine()
  if ('misuse' in asked) {
    process.stderr.write(`leads: ${asked.misuse}\n\n${USAGE}`)
    return 2
  }
  if (asked.command === 'help') {
    process.stdout.write(USAGE)
    return 0
  }
  const db = openDatabaseForReading(readConfig(process.env).databaseFile)
  try {
    const leads = leadRepository(db)
    if (asked.command === 'list') {
      process.stdout.write(leadTable(await leads.list(), process.stdout.isTTY === true))
      return 0
    }
    const lead = await leads.find(asked.id)
    if (!lead) {
      process.stderr.write(`leads: there is no lead ${asked.id}\n`)
      return 1
    }
    process.stdout.write(leadSheet(lead))
    return 0
  } finally {
    await db.destroy()
  }
}

// `leads list | head` closes the pipe when it has seen enough: that is an end, not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`leads: ${error instanceof StartError ? error.message : reasonOf(error)}\n`)
  process.exitCode = 1
}
