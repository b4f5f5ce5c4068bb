import { z } from 'zod'
import { text } from './pieces.ts'

/** `notes.yaml`: what makes figures agree that seem to quarrel. Other copy names a note by its key: `{notes.time}`. */
export const notesSchema = z.strictObject({
  /** Distribution is ours, publication is the outlets'. */
  time: text,
  /** The partner network and the own international list. */
  network: text,
  /** Sent to some of the outlets, never to all. */
  choice: text,
  /** An outlet is counted once, a person perhaps more than once. */
  people: text,
  fields: text,
  continents: text,
  /** Said below a chart of rates. */
  scale: text,
})

export type Notes = z.infer<typeof notesSchema>
