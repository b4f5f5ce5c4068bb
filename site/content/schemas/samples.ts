import { z } from 'zod'
import { sample } from './pages/page-pieces.ts'
import { id, text } from './pieces.ts'

/** A client's story: whose, what was told, and what came of it. */
export const story = z.strictObject({
  id,
  sample,
  client: text,
  title: text,
  text,
  // A story's own numbers belong to the story and stand in its text.
  results: z
    .array(z.strictObject({ value: text, label: text }))
    .min(1)
    .max(2),
})

/** Invented people, clients and stories. */
export const samplesSchema = z.strictObject({
  logos: z
    .array(z.strictObject({ id, sample, name: text, kind: text }))
    .min(3)
    .max(6),
  testimonials: z
    .array(
      z.strictObject({
        id,
        sample,
        quote: text,
        name: text,
        title: text.describe('The person’s position, and where.'),
        monogram: text.describe('Two letters for the round sign beside the name.'),
      }),
    )
    .min(5),
  stories: z.strictObject({ thai: z.array(story).min(1).max(4), international: z.array(story).min(1).max(4) }),
})
