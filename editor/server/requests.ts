import { z } from 'zod'
import { LOCALES } from '../../contract/locale.ts'
import { isKey } from '../yaml/yaml-part.ts'

/** Null takes a key out of its file. */
const value = z.union([z.string().max(200_000), z.number(), z.boolean(), z.null()])
const side = z.enum([...LOCALES, 'all'])
const path = z.array(z.union([z.string().max(100).refine(isKey), z.int().nonnegative()])).max(30)
const despite = z.boolean().optional()
/** A file by its name; whether there is one is asked of the folder. */
const file = z.string().max(200)

export const changesRequest = z.strictObject({
  changes: z
    .array(z.strictObject({ file, side, path: z.union([path, z.literal('body')]), read: z.string(), value }))
    .min(1)
    .max(500),
  despite,
})

export const listRequest = z.strictObject({
  file,
  path,
  read: z.partialRecord(side, z.string()),
  change: z.union([
    z.strictObject({ kind: z.enum(['remove', 'swap']), index: z.int().nonnegative() }),
    /** After the entry at `index`, whose shape it has; after -1 in a list that has none. */
    z.strictObject({
      kind: z.literal('add'),
      index: z.int().gte(-1),
      values: z.partialRecord(side, z.record(z.string(), value)),
    }),
  ]),
  despite,
})

const text = z.string().max(200_000)
const articleTexts = z.strictObject({ title: text, excerpt: text, description: text, coverAlt: text, body: text })

export const articleRequest = z.strictObject({
  slug: z.string().max(100),
  date: z.string().max(10),
  category: z.string().max(100),
  /** Empty where the article has no drawn cover, but a pattern of its own. */
  coverMotif: z.string().max(100),
  texts: z.strictObject({ en: articleTexts, th: articleTexts }),
  despite,
})

export const putBackRequest = z.strictObject({
  files: z
    .array(
      z.strictObject({
        /** From `content/`. */
        path: file,
        /** A digest of what it said, or of nothing where it was gone. */
        read: z.string(),
      }),
    )
    .min(1)
    .max(200),
})

export const markdownRequest = z.strictObject({ locale: z.enum(LOCALES), body: text })
