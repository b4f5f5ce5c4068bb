/** The other inner pages. */

import { z } from 'zod'
import { hasValidMarks } from '../source/parse-edits.ts'
import { questionSchema, storySchema } from './home.ts'
import {
  bilingual,
  day,
  headWithoutLead,
  id,
  nextStep,
  pageHead,
  paragraphs,
  sample,
  sampleOrExample,
  sectionHead,
  titled,
  titledItems,
} from './pieces.ts'
import { text, textFields, texts } from './texts.ts'

const prose = z.strictObject({ heading: text, paragraphs })

const returned = titled.extend({ reason: text })

/** The not-found pages: of any address, of a service, and of a plan. And those for what is refused. */
export const notFoundPageSchema = z.strictObject({
  page: texts('title', 'subtitle', 'message', 'home', 'back').extend({ telegram: texts('form', 'stamp', 'reason') }),
  service: titled.extend({ home: text }),
  plan: titled.extend({ home: text }),
  returned: z.strictObject({ otherSite: returned, tooLarge: returned, tooMany: returned, cookies: returned }),
})

/** `/about`. */
export const aboutPageSchema = z.strictObject({
  ...pageHead,
  story: prose,
  values: z.strictObject({ ...headWithoutLead, items: titledItems.min(3).max(6) }),
  philosophy: z.strictObject({ dateline: text, paragraphs }),
  founder: z.strictObject({ heading: text, sample, name: text, initials: text, role: text, paragraphs }).optional(),
  whyUs: z.strictObject({ heading: text, items: z.array(text).min(4) }),
  careers: z.strictObject({ ...headWithoutLead, paragraphs, privacy: text, button: text, subject: text }),
  next: nextStep,
})

const category = titled.extend({ id, questions: z.array(id).min(1) })

/** `/faq`. A category's id is its anchor. Its questions come from here and from `content/{locale}/faq.yaml`. */
export const faqPageSchema = z.strictObject({
  ...pageHead,
  tiles: text,
  categories: z.array(category).min(3).max(9),
  questions: z.array(questionSchema),
  support: texts('heading', 'text', 'button'),
})

/** The front matter of `content/{locale}/legal/{terms,privacy}.md`. */
export const legalPageSchema = z.strictObject({
  ...textFields('title', 'description'),
  clause: text.includes('{n}'),
  updated: day,
  legalReview: z.enum(['pending', 'done']),
})

export const legalPageNames = ['terms', 'privacy'] as const

export type LegalPageName = (typeof legalPageNames)[number]
export type LegalPage = z.infer<typeof legalPageSchema>

const pair = z.strictObject({
  id,
  moved: text.optional(),
  text: text.refine(
    hasValidMarks,
    'has a wrong mark: close each ~~deleted text~~ and ++added text++, and use [^] at most once, not at the start',
  ),
  /** Notes on the English and the Thai sentence. Both notes are in the language of the file. */
  notes: z.strictObject({
    en: text.optional(),
    th: text.optional(),
  }),
})

/** The sheet of the home page, which comes back in each section with its next status. */
const sheets = z.strictObject({
  file: text,
  example: text,
  statuses: z.strictObject({ ...texts('edited', 'thai', 'sent', 'reported').shape, languages: text.includes('{n}') }),
  placeholder: text,
  notes: z
    .array(texts('cut', 'added', 'text'))
    .min(1)
    .max(4),
  stamps: z.array(texts('date', 'text')).length(4),
})

/** A release with an editor's edits. Each file has the text in its own language, and notes on the texts of both languages. */
export const annotatedReleaseSchema = z.strictObject({
  ...sectionHead,
  columns: bilingual,
  legend: texts('before', 'cut', 'added', 'note'),
  clean: text,
  spoken: z.strictObject({ cut: text, added: text, note: text.includes('{n}') }),
  /** The label of the link back from a note; `{n}` is its number. */
  backLabel: text.includes('{n}'),
  release: z.strictObject({ sample: sampleOrExample, client: text, pairs: z.array(pair) }),
  sheets,
})

/** `/thai-news-distribution`. `shared` has the heading of a section that is also on the home page, and the link below that section. */
export const thaiNewsPageSchema = z.strictObject({
  ...pageHead,
  features: z.strictObject({ ...headWithoutLead, items: titledItems.min(2).max(8) }),
  stories: z.strictObject({ ...headWithoutLead, items: z.array(storySchema) }),
  shared: z.strictObject({ ...sectionHead, link: text }),
})
