/** The texts of downloads: `content/{locale}/resources/{name}.yaml`. */

import { z } from 'zod'
import { coverMotifs } from './blog.ts'
import { id, paragraphs, text, texts, titled } from './pieces.ts'

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

/** The press release template, and a finished example. */
export const pressReleaseTemplateSchema = z.strictObject({
  title: text,
  exampleTitle: text,
  subject: text,
  howTo: z.strictObject({ heading: text, steps: paragraphs }),
  exampleNote: text,
  parts: z.array(
    z.strictObject({
      id: z.enum(partIds),
      heading: text.optional().describe('Above the part, where it has a heading of its own.'),
      /** The part's name in the word processor. */
      name: text,
      dateline: z
        .strictObject({ prompt: text, example: text })
        .optional()
        .describe('Where and when the news was given out, before the first line.'),
      /** Gray prompts to type over, one per paragraph. */
      prompts: paragraphs,
      example: paragraphs,
      /** A comment beside the part. */
      advice: text,
    }),
  ),
  end: text,
  checklist: z.strictObject({ heading: text, items: paragraphs }),
})

/** The columns of the sheet of contacts, in their order. */
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

const choices = z.array(text).min(2)
/** The position in a list, from 0. */
const choice = z.int().min(0)
const isoDate = z.iso.date()

export const mediaContactDatabaseSchema = z.strictObject({
  title: text,
  subject: text,
  /** At most 31 characters each, the limit of spreadsheet programs. */
  sheets: z.strictObject({
    start: text.max(31),
    contacts: text.max(31),
    sent: text.max(31),
    lists: text.max(31),
    law: text.max(31),
  }),
  start: z.strictObject({ heading: text, intro: text, steps: paragraphs, note: text }),
  columns: z.array(z.strictObject({ id: z.enum(contactColumns), name: text, hint: z.string() })),
  sentColumns: z.array(z.strictObject({ id: z.enum(sentColumns), name: text })),
  /** Added after the kinds and fields from the home page. */
  lists: z.strictObject({
    moreKinds: choices,
    moreFields: choices,
    courtesy: choices,
    language: choices,
    channel: choices,
    basis: choices,
    status: choices,
    result: choices,
  }),
  listNames: z.record(z.enum(contactLists), text),
  network: texts('heading', 'abroad', 'thailand'),
  errors: texts('list', 'date', 'email'),
  /** Invented people. Their status is the last of the list. */
  samples: z.array(
    z.strictObject({
      outlet: text,
      kind: choice,
      field: choice,
      desk: text,
      courtesy: choice,
      name: text,
      otherName: text,
      position: text,
      email: text,
      phone: text,
      line: text,
      language: choice,
      channel: choice,
      hours: text,
      story: text,
      basis: choice,
      source: text,
      informed: isoDate,
      checked: isoDate,
      note: text,
    }),
  ),
  law: z.strictObject({
    heading: text,
    intro: text,
    rows: z.array(titled).min(1),
    notice: texts('heading', 'text'),
  }),
})

/** The transcript of the video. */
export const seoVideoSchema = z.strictObject({
  title: text,
  scenes: z.array(z.strictObject({ id, heading: text, cues: paragraphs })),
})

/** The front matter of `content/{locale}/resources/strategy-guide/{chapter}.md`. */
export const guideChapter = z.strictObject({
  title: text,
  lead: text,
  motif: z.enum(coverMotifs).optional().describe('A drawing of the blog’s covers that the chapter opens with.'),
})

export type ChapterHead = z.infer<typeof guideChapter>

/** The texts outside the chapters. */
export const strategyGuideSchema = z.strictObject({
  title: text,
  subtitle: text,
  subject: text,
  dateline: text,
  /** `{n}` is the chapter's number. */
  chapter: z.strictObject({ dateline: text.includes('{n}') }),
  contents: text,
  worldLabel: text,
  colophon: z.strictObject({ dateline: text, heading: text, paragraphs, end: text }),
})
