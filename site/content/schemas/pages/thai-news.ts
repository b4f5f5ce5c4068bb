import { z } from 'zod'
import { id, sectionHead, text } from '../pieces.ts'
import { story } from '../samples.ts'
import { datedHead, meta } from './page-pieces.ts'

/** `/thai-news-distribution`; `shared` introduces the section that the home page shows too, and ends it. */
export const thaiNewsPageSchema = z.strictObject({
  meta,
  breadcrumb: text,
  hero: z.strictObject(sectionHead),
  features: z.strictObject({
    ...datedHead,
    items: z
      .array(z.strictObject({ id, title: text, text }))
      .min(2)
      .max(8),
  }),
  stories: z.strictObject({
    ...datedHead,
    items: z.array(story).min(1).max(6),
  }),
  shared: z.strictObject({ ...sectionHead, link: text }),
})
