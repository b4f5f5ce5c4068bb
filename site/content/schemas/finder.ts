import { z } from 'zod'
import { asMessage } from '../problems.ts'
import { figurePath, id, sectionHead, text } from './pieces.ts'

/** What a choice asks of a plan. */
const needs = z.strictObject({
  writing: z.literal(true).optional().describe('We write the release.'),
  languages: z.int().min(1).optional().describe('In at least so many languages.'),
  quotation: z.literal(true).optional().describe('No plan covers this: we quote.'),
  sameDay: z.literal(true).optional().describe('Any plan does this for an extra fee.'),
})

const option = z.strictObject({ id, label: text, needs, why: text })

/** The words of an answer. `{n}`, `{total}` and `{name}` are a number, a price and a plan. */
const answer = z.strictObject({
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
          error: asMessage('askedAndCounted'),
        }),
    ),
    writing: asked(option),
    languages: asked(option),
    deadline: asked(option),
    releases: z.strictObject({ label: text }),
  }),
  result: z.strictObject({
    heading: text,
    why: text,
    included: text,
    tax: text,
    fee: text,
    series: text,
    custom: text,
    when: text,
  }),
  answer,
})
