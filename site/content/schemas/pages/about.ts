import { z } from 'zod'
import { id, sectionHead, text } from '../pieces.ts'
import { datedHead, meta, nextStep, paragraphs, sample } from './page-pieces.ts'

const prose = z.strictObject({ heading: text, paragraphs })

/** `/about`. */
export const aboutPageSchema = z.strictObject({
  meta,
  breadcrumb: text,
  hero: z.strictObject(sectionHead),
  story: prose,
  values: z.strictObject({
    ...datedHead,
    items: z
      .array(z.strictObject({ id, title: text, text }))
      .min(3)
      .max(6),
  }),
  philosophy: z.strictObject({ dateline: text, paragraphs }),
  founder: z.strictObject({ heading: text, sample, name: text, initials: text, role: text, paragraphs }),
  whyUs: z.strictObject({ heading: text, items: z.array(text).min(4) }),
  careers: z.strictObject({ ...datedHead, paragraphs, privacy: text, button: text, subject: text }),
  next: nextStep,
})
