import { z } from 'zod'
import { questionSchema } from '../faq.ts'
import { id, sectionHead, text } from '../pieces.ts'
import { meta } from './page-pieces.ts'

const category = z.strictObject({ id, title: text, text, questions: z.array(id).min(1) })

/** `/faq`. A category's id is its anchor; its questions come from here and from `faq.yaml` above `pages/`. */
export const faqPageSchema = z.strictObject({
  meta,
  breadcrumb: text,
  hero: z.strictObject(sectionHead),
  tiles: text,
  // The tiles stand three or two in a row.
  categories: z.array(category).min(3).max(9),
  questions: z
    .array(questionSchema.extend({ open: text.optional().describe('What of it the company has not settled yet.') }))
    .min(6),
  support: z.strictObject({ heading: text, text, button: text }),
})
