import { z } from 'zod'
import { asMessage } from '../problems.ts'
import { text } from './pieces.ts'

const entry = z
  .strictObject({ term: text, thai: text, why: text, never: z.array(text).min(1) })
  .refine(({ thai, never }) => !never.some((rendering) => thai.includes(rendering)), {
    path: ['thai'],
    message: asMessage('holdsForbidden'),
  })

const isOnce = (all: readonly string[]) => new Set(all).size === all.length

/** `content/glossary.yaml`: the Thai for the field's terms, and what must not stand for them. */
export const glossarySchema = z
  .array(entry)
  .min(1)
  .refine((entries) => isOnce(entries.map(({ term }) => term)), asMessage('termTwice'))
  .refine((entries) => isOnce(entries.flatMap(({ never }) => never)), asMessage('renderingTwice'))

export type Glossary = z.infer<typeof glossarySchema>
