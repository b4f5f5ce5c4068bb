/** The four tools: plan finder, release dates, release checker, outlets. */

import { z } from 'zod'
import { figurePath, id, inBoth, sectionHead, text, texts } from './pieces.ts'

/** What a plan must offer for this choice. */
const planNeeds = z.strictObject({
  writing: z.literal(true).optional().describe('We write the release.'),
  languages: z.int().min(1).optional().describe('In at least so many languages.'),
  quotation: z.literal(true).optional().describe('No plan covers this: we quote.'),
  sameDay: z.literal(true).optional().describe('Any plan does this for an extra fee.'),
})

const option = z.strictObject({ id, label: text, needs: planNeeds, why: text })

/** The words of an answer. `{n}`, `{total}` and `{name}` are a number, a price and a plan. */
const finderAnswer = z.strictObject({
  price: text.includes('{n}'),
  one: text.includes('{total}'),
  many: text.includes('{total}').includes('{n}'),
  quotation: text,
  fields: z.strictObject({
    thailand: text.includes('{n}'),
    thailandNone: text,
    abroad: text.includes('{n}'),
    abroadNone: text,
    ask: text,
  }),
  cheapest: text,
  lacks: z.strictObject({ writing: text.includes('{name}'), languages: text.includes('{name}') }),
  dearer: text,
  errors: z.strictObject({ choose: text, releases: text.includes('{from}').includes('{to}') }),
})

const listed = (where: string) =>
  z.strictObject({ figure: figurePath }).optional().describe(`How many outlets ${where} have this as their main field.`)

const asked = <Option extends z.ZodType>(option: Option) =>
  z.strictObject({ label: text, options: z.array(option).min(2) })

/** The plan finder: its questions with what each choice asks of a plan, its answer. */
export const finderSchema = z.strictObject({
  ...sectionHead,
  link: text,
  prompt: text,
  submit: text,
  unanswered: text,
  mistaken: text,
  questions: z.strictObject({
    market: asked(option),
    industry: asked(
      z
        .strictObject({
          id: id,
          label: text,
          thailand: listed('in Thailand'),
          abroad: listed('abroad'),
          ask: z.literal(true).optional().describe('None of the fields: which it is has to be told first.'),
        })
        .refine(({ thailand, abroad, ask }) => !(ask && (thailand || abroad)), {
          path: ['ask'],
          error:
            'asks which field it is, so that no number of outlets is shown; leave out this, or thailand and abroad',
        }),
    ),
    writing: asked(option),
    languages: asked(option),
    deadline: asked(option),
    releases: z.strictObject({ label: text }),
  }),
  result: texts('heading', 'why', 'tax', 'fee', 'series', 'custom', 'when'),
  answer: finderAnswer,
})

/** The words of an answer. `{name}` stands for a time, a place or a day. */
const whenAnswer = z.strictObject({
  zone: text.includes('{name}'),
  range: text.includes('{from}').includes('{to}'),
  closed: text.includes('{name}'),
  weekend: text,
  embargo: z.strictObject({
    early: text,
    tight: text,
    late: text,
    approveBy: text.includes('{name}'),
  }),
  errors: texts('missing', 'unreadable', 'embargo'),
  calendar: z.strictObject({ sent: text, published: text, embargo: text, about: text.includes('{name}') }),
})

/** Whether this is the name of a time zone, as `America/New_York`. */
function isZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const zone = z.strictObject({
  code: z.string().refine(isZone, 'no clock knows this time zone'),
  label: text,
})

const hinted = texts('label', 'hint')
const prompted = texts('label', 'prompt')

/** 'When will it be out?': its form, its answer, its rules. */
export const whenSchema = z.strictObject({
  ...sectionHead,
  link: text,
  form: z.strictObject({
    approved: hinted,
    zone: prompted,
    embargo: hinted,
    embargoZone: prompted,
    sameDay: text,
    needed: text,
    submit: text,
  }),
  zones: z.array(zone).min(10),
  unanswered: text,
  mistaken: text,
  result: z.strictObject({
    heading: text,
    bangkok: text,
    moments: texts('approved', 'begins', 'earliest', 'latest', 'published', 'embargo'),
    fee: text,
    unknown: text.includes('{n}'),
    choice: text,
    calendar: text,
  }),
  rules: z.strictObject({ heading: text, items: z.array(text).min(5), unconfirmed: text }),
  holidays: z.strictObject({ heading: text, text: text.includes('{n}'), open: text.includes('{name}') }),
  answer: whenAnswer,
})

/** What the checker measures in a draft. The limits are in `site/tools/checker/rules.ts`. */
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

/** An item of the checklist, and the remarks shown when a draft fails it. */
const check = z.strictObject({
  key: z
    .enum(checkMeasures)
    .optional()
    .describe('The measure that {n} and {total} of the sentence stand for, in English and in Thai.'),
  text,
  remarks: z.array(z.strictObject({ id, text })).min(1),
})

/** The release checker on the blog: its texts, and its checklist. */
export const checkerSchema = z.strictObject({
  ...sectionHead,
  /** The text of links to the checker on other pages. */
  link: text,
  /** Texts that the island shows. */
  desk: z.strictObject({
    label: text,
    hint: text,
    example: text,
    empty: text,
    keep: text,
    remarks: text,
    start: text,
    languages: inBoth,
    word: text,
    words: text.includes('{n}'),
    minutes: text.includes('{n}'),
    none: text,
    one: text,
    several: text.includes('{n}'),
    full: text.includes('{n}'),
    learn: text.includes('{title}'),
  }),
  /** The paragraphs of the sample draft. */
  sample: z.array(text).min(4),
  list: texts('heading', 'lead'),
  groups: z
    .array(
      z.strictObject({
        title: text,
        /** The article that explains the check, and the id of the heading in it. */
        slug: id,
        id,
        checks: z.array(check).min(1),
      }),
    )
    .min(1),
})

/** `outlets.yaml`: the texts of the outlet tables. */
export const outletsSchema = z.strictObject({
  dateline: text,
  heading: text,
  lead: text,
  caption: text,
  columns: texts('label', 'number', 'printed'),
  total: text,
  general: text,
  shown: text.includes('{n}'),
  by: texts('legend', 'all', 'continent', 'industry', 'kind'),
  list: texts('legend', 'all', 'international', 'thai'),
  asia: text,
  /** How the numbers go together. */
  note: text,
  file: text,
})
