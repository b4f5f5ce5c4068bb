import { z } from 'zod'
import { text } from '../copy.ts'
import { SERVICE_INTERESTS } from '../plans.ts'

/** What a choice asks of a plan. */
const needs = z.strictObject({
  writing: z.literal(true).optional().describe('We write the release.'),
  languages: z.int().min(1).optional().describe('In at least so many languages.'),
  quotation: z.literal(true).optional().describe('No plan covers this: we quote.'),
  sameDay: z.literal(true).optional().describe('Any plan does this for an extra fee.'),
})

const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/)

export const finderOption = z.strictObject({ id, label: text, needs, why: text })

const options = z.array(finderOption).min(2)

/** A field, and how many outlets of each own list have it as their main one. */
const industry = z.strictObject({
  id,
  label: text,
  thailand: z.int().optional(),
  abroad: z.int().optional(),
  ask: z.literal(true).optional().describe('None of the fields: which it is has to be told first.'),
})

/** The words of an answer. `{n}`, `{total}` and `{name}` are a number, a price and a plan. */
export const finderAnswerCopy = z.strictObject({
  price: text.includes('{n}'),
  one: text.includes('{total}'),
  many: text.includes('{total}').includes('{n}'),
  quotation: text,
  single: text,
  several: text,
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

/** All that is needed to find the plan for a release in one language: the plans, what each choice asks of them, the words. */
export const finderBrief = z.strictObject({
  /** The cheapest first. */
  plans: z
    .array(
      z.strictObject({
        id: z.enum(SERVICE_INTERESTS),
        name: text,
        price: z.number().positive(),
        writing: z.strictObject({ included: z.boolean() }),
        languages: z.strictObject({ count: z.int().positive() }),
      }),
    )
    .min(1),
  customName: text,
  market: options,
  industry: z.array(industry).min(2),
  writing: options,
  languages: options,
  deadline: options,
  words: finderAnswerCopy,
})

export type FinderBrief = z.infer<typeof finderBrief>
export type FinderOption = z.infer<typeof finderOption>
