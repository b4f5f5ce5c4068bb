import { z } from 'zod'
import { coverMotifs } from '../article.ts'
import { text } from '../pieces.ts'

/** The front matter of `content/{locale}/resources/strategy-guide/{chapter}.md`. */
export const guideChapter = z.strictObject({
  title: text,
  lead: text,
  motif: z.enum(coverMotifs).optional().describe('A drawing of the blog’s covers that the chapter opens with.'),
})

/** What stands around the chapters. */
export const strategyGuideSchema = z.strictObject({
  title: text,
  subtitle: text,
  subject: text,
  dateline: text,
  /** `{n}` is the chapter's number. */
  chapter: z.strictObject({ dateline: text.includes('{n}') }),
  contents: text,
  worldLabel: text,
  colophon: z.strictObject({ dateline: text, heading: text, paragraphs: z.array(text).min(1), end: text }),
})
