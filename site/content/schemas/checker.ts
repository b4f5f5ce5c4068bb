import { z } from 'zod'
import { id, inBoth, sectionHead, text } from './pieces.ts'

/** What is measured of a draft; how much of it is too much stands in `site/tools/checker/limits.ts`. */
const checkMeasures = [
  'headline',
  'lead',
  'quote',
  'sentence',
  'paragraph',
  'links',
  'leastWords',
  'mostWords',
] as const

export type CheckMeasure = (typeof checkMeasures)[number]

/** A sentence of the list, and what is said of a draft that does not keep to it. */
const check = z.strictObject({
  key: z
    .enum(checkMeasures)
    .optional()
    .describe('The measure that {n} and {total} of the sentence stand for, in English and in Thai.'),
  text,
  remarks: z.array(z.strictObject({ id, text })).min(1),
})

/** The release checker on the blog: its desk, and what it looks for. */
export const checkerSchema = z.strictObject({
  ...sectionHead,
  label: text,
  hint: text,
  remarks: text,
  /** The way to it from other pages. */
  link: text,
  start: text,
  example: text,
  empty: text,
  print: text,
  keep: text,
  /** What its script says. */
  desk: z.strictObject({
    languages: inBoth,
    /** How long it is, of one word and of all other numbers; `{words}` of a remark is the same. */
    word: text,
    words: text,
    minutes: text,
    none: text,
    one: text,
    several: text,
    listed: text,
    cut: text,
    learn: text,
    kept: text,
    removed: text,
    unkept: text,
    failed: text,
  }),
  /** The paragraphs of a draft to try it with. */
  sample: z.array(text).min(4),
  list: z.strictObject({ heading: text, lead: text }),
  groups: z
    .array(
      z.strictObject({
        title: text,
        /** The article that teaches it, and the id of the heading there. */
        slug: id,
        id,
        checks: z.array(check).min(1),
      }),
    )
    .min(1),
})
