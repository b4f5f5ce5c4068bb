/** The inner pages that have no group of their own. */

import { z } from 'zod'
import { isRedInk } from '../red-ink.ts'
import { questionSchema, story } from './home.ts'
import {
  datedHead,
  day,
  id,
  inBoth,
  nextStep,
  pageHead,
  paragraphs,
  sample,
  sectionHead,
  text,
  texts,
  titled,
  titledItems,
} from './pieces.ts'

/** What only the company knows is named by the launch check. */
const notShown = 'named by npm run launch-check, shown nowhere'

const prose = z.strictObject({ heading: text, paragraphs })

/** `/about`. */
export const aboutPageSchema = z.strictObject({
  ...pageHead,
  story: prose,
  values: z.strictObject({ ...datedHead, items: titledItems.min(3).max(6) }),
  philosophy: z.strictObject({ dateline: text, paragraphs }),
  founder: z.strictObject({ heading: text, sample, name: text, initials: text, role: text, paragraphs }),
  whyUs: z.strictObject({ heading: text, items: z.array(text).min(4) }),
  careers: z.strictObject({ ...datedHead, paragraphs, privacy: text, button: text, subject: text }),
  next: nextStep,
})

const category = titled.extend({ id, questions: z.array(id).min(1) })

/** `/faq`. A category's id is its anchor; its questions come from here and from `faq.yaml` above `pages/`. */
export const faqPageSchema = z.strictObject({
  ...pageHead,
  tiles: text,
  // The tiles are in rows of three or two.
  categories: z.array(category).min(3).max(9),
  questions: z.array(
    questionSchema.extend({ open: text.optional().describe(`What is not settled yet: ${notShown}.`) }),
  ),
  support: texts('heading', 'text', 'button'),
})

/** The front matter of `content/{locale}/legal/{terms,privacy}.md`. */
export const legalPage = z.strictObject({
  title: text,
  description: text,
  clause: text.includes('{n}').describe('What a section is called where it is cited, with {n} for its number.'),
  updated: day,
  legalReview: z
    .enum(['pending', 'done'])
    .describe('Pending until a lawyer has read the text; retention periods and recipients wait for the same reading.'),
})

export const legalPageNames = ['terms', 'privacy'] as const

export type LegalPageName = (typeof legalPageNames)[number]
export type LegalPage = z.infer<typeof legalPage>

const pair = z.strictObject({
  id,
  moved: text.optional().describe('Says that the editor moved the sentence, and from where.'),
  text: text.refine(isRedInk, 'write ~~cut~~, ++put in++ and at most one [^], each mark closed'),
  /** On the English and on the Thai text of the pair, in the language of the file. */
  notes: z.strictObject({
    en: text.optional().describe('What the editor says of the English sentence.'),
    th: text.optional().describe('What the editor says of the Thai sentence.'),
  }),
})

/** A release with an editor's corrections. Each language's file has its own text, and its notes on both texts. */
export const annotatedSchema = z.strictObject({
  ...sectionHead,
  columns: inBoth,
  legend: texts('before', 'cut', 'added', 'note'),
  clean: text,
  spoken: z.strictObject({ cut: text, added: text, note: text.includes('{n}') }),
  /** The label of the link back from a note; `{n}` is its number. */
  backLabel: text.includes('{n}'),
  release: z.strictObject({ sample, client: text, pairs: z.array(pair).min(3) }),
})

/** `/thai-news-distribution`; `shared` introduces the section that the home page shows too, and ends it. */
export const thaiNewsPageSchema = z.strictObject({
  ...pageHead,
  features: z.strictObject({ ...datedHead, items: titledItems.min(2).max(8) }),
  stories: z.strictObject({ ...datedHead, items: z.array(story).min(1).max(6) }),
  shared: z.strictObject({ ...sectionHead, link: text }),
})
