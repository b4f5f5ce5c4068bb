import { tmpdir } from 'node:os'
import { PassThrough, Writable } from 'node:stream'
import { wordsIn } from '../words/words.ts'
import { BANGKOK, zonedTime } from '../zoned-time.ts'
import type { CommandContext } from './context.ts'

/** When the commands are run. */
export const NOW = new Date('2026-11-22T05:00:00.000Z')

/** A stream that keeps what is written to it. */
export function kept(isTTY: boolean) {
  const written: string[] = []
  const stream = new Writable({ write: (chunk, _, done) => done(void written.push(String(chunk))) })
  return { stream: Object.assign(stream, { isTTY }), text: () => written.join('') }
}

/** What a command is run in, at a terminal or in a pipe, and what it writes where. */
export function circumstances(
  db: CommandContext['db'],
  place: 'terminal' | 'pipe',
  change: Partial<CommandContext> = {},
) {
  const output = kept(place === 'terminal')
  const messages = kept(place === 'terminal')
  const words = wordsIn('en', 'leads')
  const context: CommandContext = {
    db,
    config: { leadsRetentionDays: null },
    channels: [],
    terminal: {
      input: new PassThrough(),
      output: output.stream,
      messages: messages.stream,
      columns: 100,
      paint: (_, text) => text,
    },
    now: () => NOW,
    words,
    language: 'en',
    folder: tmpdir(),
    time: zonedTime(BANGKOK, words),
    account: 'ploy',
    ...change,
  }
  return { context, output: output.text, messages: messages.text }
}
