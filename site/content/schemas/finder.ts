import { z } from 'zod'
import { finderAnswerCopy, finderBrief, finderOption } from '../../../contract/finder/finder-brief.ts'
import { asMessage } from '../problems.ts'
import { figurePath, sectionHead, text } from './pieces.ts'

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
    market: asked(finderOption),
    industry: asked(
      z
        .strictObject({
          id: finderOption.shape.id,
          label: text,
          thailand: listed('in Thailand'),
          abroad: listed('abroad'),
          ask: finderBrief.shape.industry.element.shape.ask,
        })
        .refine(({ thailand, abroad, ask }) => !(ask && (thailand || abroad)), {
          path: ['ask'],
          error: asMessage('askedAndCounted'),
        }),
    ),
    writing: asked(finderOption),
    languages: asked(finderOption),
    deadline: asked(finderOption),
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
  answer: finderAnswerCopy,
})
