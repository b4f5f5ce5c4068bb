import { z } from 'zod'
import { asMessage } from '../../problems.ts'
import { text } from '../pieces.ts'

/** The parts of a release, in the order in which they stand. */
const partIds = [
  'release-line',
  'headline',
  'subheading',
  'lead',
  'reason',
  'quote',
  'details',
  'pictures',
  'about',
  'contact',
] as const

/** The press release to fill in, and the same one finished. */
export const pressReleaseTemplateSchema = z.strictObject({
  title: text,
  exampleTitle: text,
  subject: text,
  howTo: z.strictObject({ heading: text, steps: z.array(text).min(1) }),
  exampleNote: text,
  parts: z
    .array(
      z.strictObject({
        id: z.enum(partIds),
        heading: text.optional().describe('Above the part, where it has a heading of its own.'),
        /** What the part is called in the program. */
        name: text,
        dateline: z
          .strictObject({ prompt: text, example: text })
          .optional()
          .describe('Where and when the news was given out, before the first line.'),
        /** In grey, to be typed over; one a paragraph. */
        prompts: z.array(text).min(1),
        example: z.array(text).min(1),
        /** A comment beside the part. */
        advice: text,
      }),
    )
    .refine(
      (parts) => parts.map(({ id }) => id).join() === partIds.join(),
      asMessage('inOrder', { ids: partIds.join(', ') }),
    ),
  end: text,
  checklist: z.strictObject({ heading: text, items: z.array(text).min(1) }),
})
