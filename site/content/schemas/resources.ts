/** The texts of downloads: `content/{locale}/resources/{name}.yaml`. */

import { z } from 'zod'
import { coverMotifs } from './blog.ts'
import { id, isoDate, paragraphs, titled } from './pieces.ts'
import { text, textFields, texts } from './texts.ts'

/** The parts of a release, in order. */
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

/** The press release template, and a finished example. */
export const pressReleaseTemplateSchema = z.strictObject({
  ...textFields('title', 'exampleTitle', 'subject'),
  howTo: z.strictObject({ heading: text, steps: paragraphs }),
  exampleNote: text,
  parts: z.array(
    z.strictObject({
      id: z.enum(partIds),
      heading: text.optional(),
      /** The part's name in the word processor. */
      name: text,
      /** The place and date before the first line. */
      dateline: texts('prompt', 'example').optional(),
      /** Gray placeholder texts, one per paragraph. */
      prompts: paragraphs,
      example: paragraphs,
      /** A comment beside the part. */
      advice: text,
    }),
  ),
  end: text,
  checklist: z.strictObject({ heading: text, items: paragraphs }),
})

/** The columns of the sheet of contacts, in order. */
export const contactColumns = [
  'outlet',
  'kind',
  'field',
  'desk',
  'courtesy',
  'name',
  'otherName',
  'position',
  'email',
  'phone',
  'line',
  'language',
  'channel',
  'hours',
  'story',
  'basis',
  'source',
  'informed',
  'checked',
  'status',
  'note',
] as const
export type ContactColumn = (typeof contactColumns)[number]

/** The columns of the sheet of sent releases. */
export const sentColumns = [
  'date',
  'release',
  'outlet',
  'person',
  'angle',
  'channel',
  'result',
  'link',
  'lesson',
] as const
export type SentColumn = (typeof sentColumns)[number]

/** The lists of values for cells. */
export const contactLists = ['kind', 'field', 'courtesy', 'language', 'channel', 'basis', 'status', 'result'] as const
export type ContactList = (typeof contactLists)[number]

/** A text, or an index in the list of the column. */
const cell = z.union([text, z.int().min(0)])

const cells = Object.fromEntries(contactColumns.map((column) => [column, cell])) as Record<ContactColumn, typeof cell>

/** An invented person; one who gave no LINE ID has none here. Their status is the last value in the list `status`. */
const contactSample = z
  .strictObject({ ...cells, line: z.string(), informed: isoDate, checked: isoDate })
  .omit({ status: true })

export const mediaContactDatabaseSchema = z.strictObject({
  ...textFields('title', 'subject'),
  /** At most 31 characters each, the limit of spreadsheet programs. */
  sheets: z.record(z.enum(['start', 'contacts', 'sent', 'lists', 'law']), text.max(31)),
  start: z.strictObject({ heading: text, intro: text, steps: paragraphs, note: text }),
  columns: z.array(z.strictObject({ id: z.enum(contactColumns), name: text, hint: z.string() })),
  sentColumns: z.array(z.strictObject({ id: z.enum(sentColumns), name: text })),
  /** `kind` and `field` contain only the values that are not on the home page. */
  lists: z.record(z.enum(contactLists), z.array(text).min(2)),
  listNames: z.record(z.enum(contactLists), text),
  network: texts('heading', 'abroad', 'thailand'),
  errors: texts('list', 'date', 'email'),
  samples: z.array(contactSample),
  law: z.strictObject({ heading: text, intro: text, rows: z.array(titled).min(1), notice: texts('heading', 'text') }),
})

/** The transcript of the video. */
export const seoVideoSchema = z.strictObject({
  title: text,
  scenes: z.array(z.strictObject({ id, heading: text, cues: paragraphs })),
})

/** The front matter of `content/{locale}/resources/strategy-guide/{chapter}.md`. */
export const guideChapterSchema = z.strictObject({
  ...textFields('title', 'lead'),
  motif: z.enum(coverMotifs).optional(),
})

export type ChapterHead = z.infer<typeof guideChapterSchema>

/** The texts of the strategy guide outside its chapters. */
export const strategyGuideSchema = z.strictObject({
  ...textFields('title', 'subtitle', 'subject', 'dateline'),
  /** `{n}` is the chapter's number. */
  chapter: z.strictObject({ dateline: text.includes('{n}') }),
  ...textFields('contents', 'worldLabel'),
  colophon: z.strictObject({ dateline: text, heading: text, paragraphs, end: text }),
})
