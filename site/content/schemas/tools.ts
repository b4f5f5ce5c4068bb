/** The four tools: plan finder, release dates, release checker, outlets. */

import { z } from 'zod'
import { bilingual, figurePath, id, sectionHead } from './pieces.ts'
import { fields, text, textFields, texts, textWithName, textWithNumber } from './texts.ts'

/** What a plan must offer for this choice. */
const planNeeds = z.strictObject({
  writing: z.literal(true).optional(),
  languages: z.int().min(1).optional(),
  quotation: z.literal(true).optional(),
  sameDay: z.literal(true).optional(),
})

const option = z.strictObject({ id, label: text, needs: planNeeds, why: text })

/** The texts of an answer. `{n}` is a number, `{total}` a price, `{name}` a plan. */
const finderAnswer = z.strictObject({
  price: textWithNumber,
  one: text.includes('{total}'),
  many: text.includes('{total}').includes('{n}'),
  quotation: text,
  fields: z.strictObject({
    thailand: textWithNumber,
    thailandNone: text,
    abroad: textWithNumber,
    ...textFields('abroadNone', 'ask'),
  }),
  cheapest: text,
  lacks: z.strictObject(fields(textWithName, 'writing', 'languages')),
  dearer: text,
  errors: z.strictObject({ choose: text, releases: text.includes('{from}').includes('{to}') }),
})

/** How many outlets in Thailand or abroad have this as their main industry. */
const outletFigure = z.strictObject({ figure: figurePath }).optional()

const question = <Option extends z.ZodType>(option: Option) =>
  z.strictObject({ label: text, options: z.array(option).min(2) })

/** The plan finder: its questions and its answer. */
export const finderSchema = z.strictObject({
  ...sectionHead,
  ...textFields('link', 'prompt', 'submit', 'unanswered', 'mistaken'),
  questions: z.strictObject({
    market: question(option),
    industry: question(
      z
        .strictObject({
          id: id,
          label: text,
          thailand: outletFigure,
          abroad: outletFigure,
          ask: z.literal(true).optional(),
        })
        .refine(({ thailand, abroad, ask }) => !(ask && (thailand || abroad)), {
          path: ['ask'],
          error: 'remove either ask, or thailand and abroad',
        }),
    ),
    ...fields(question(option), 'writing', 'languages', 'deadline'),
    releases: texts('label'),
  }),
  result: texts('heading', 'why', 'tax', 'fee', 'series', 'custom', 'when'),
  answer: finderAnswer,
})

/** The texts of an answer. `{name}` is a time, a place or a day. */
const whenAnswer = z.strictObject({
  zone: textWithName,
  range: text.includes('{from}').includes('{to}'),
  closed: textWithName,
  weekend: text,
  embargo: texts('early', 'tight', 'late').extend({ approveBy: textWithName }),
  errors: texts('missing', 'unreadable', 'embargo'),
  calendar: texts('sent', 'published', 'embargo').extend({ about: textWithName }),
})

/** True for the name of a time zone, such as `America/New_York`. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const zone = z.strictObject({
  code: z.string().refine(isTimeZone, 'must be the name of a time zone, such as Asia/Tokyo'),
  label: text,
})

const labelAndHint = texts('label', 'hint')
const labelAndPrompt = texts('label', 'prompt')

/** The release dates tool. */
export const releaseDatesSchema = z.strictObject({
  ...sectionHead,
  link: text,
  form: z.strictObject({
    approved: labelAndHint,
    zone: labelAndPrompt,
    embargo: labelAndHint,
    embargoZone: labelAndPrompt,
    ...textFields('sameDay', 'needed', 'submit'),
  }),
  zones: z.array(zone).min(10),
  ...textFields('unanswered', 'mistaken'),
  result: z.strictObject({
    ...textFields('heading', 'bangkok'),
    moments: texts('approved', 'begins', 'earliest', 'latest', 'published', 'embargo'),
    fee: text,
    unknown: textWithNumber,
    ...textFields('choice', 'calendar'),
  }),
  rules: z.strictObject({ heading: text, items: z.array(text).min(5), unconfirmed: text }),
  holidays: z.strictObject({ heading: text, text, open: textWithName }),
  answer: whenAnswer,
})

/** Measures of the checker that have a limit. The limits are in `site/islands/checker/rules.ts`. */
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

/** An item of the checklist, and the remarks for drafts that fail it. */
const check = z.strictObject({
  key: z.enum(checkMeasures).optional(),
  text,
  remarks: z.array(z.strictObject({ id, text })).min(1),
})

/** The release checker on the blog: its texts, and its checklist. */
export const checkerSchema = z.strictObject({
  ...sectionHead,
  /** The text of links to the checker. */
  link: text,
  /** Texts that the island shows. */
  desk: z.strictObject({
    ...textFields('label', 'sampleLabel', 'hint', 'ownText', 'example', 'empty', 'keep', 'remarks', 'start'),
    languages: bilingual,
    word: text,
    ...fields(textWithNumber, 'words', 'minutes'),
    ...textFields('none', 'one'),
    ...fields(textWithNumber, 'several', 'full'),
    learn: text.includes('{title}'),
  }),
  /** The paragraphs of the sample draft. */
  sample: z.array(text).min(4),
  list: texts('heading', 'lead'),
  groups: z
    .array(
      z.strictObject({
        title: text,
        /** `slug` names the article that explains the checks, if there is one. `id` is the id of a heading in that article. */
        slug: id.optional(),
        id: id.optional(),
        checks: z.array(check).min(1),
      }),
    )
    .min(1),
})

/** `outlets.yaml`: the texts of the outlet tables. */
export const outletsSchema = z.strictObject({
  ...textFields('dateline', 'heading', 'lead', 'caption'),
  columns: texts('label', 'number', 'printed'),
  ...textFields('total', 'general'),
  shown: textWithNumber,
  by: texts('legend', 'all', 'continent', 'industry', 'kind'),
  list: texts('legend', 'all', 'international', 'thai'),
  asia: text,
  /** A note on how the numbers add up. */
  ...textFields('note', 'file'),
})
