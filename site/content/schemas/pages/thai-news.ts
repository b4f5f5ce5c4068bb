import { z } from 'zod'
import { id, sectionHead, text } from '../pieces.ts'
import { datedHead, meta, sample } from './page-pieces.ts'

const story = z.strictObject({
  id,
  sample,
  client: text,
  kind: text,
  title: text,
  situation: text,
  work: text,
  result: text,
})

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
    labels: z.strictObject({ situation: text, work: text, result: text }),
    items: z.array(story).min(1).max(6),
  }),
  shared: z.strictObject({ ...sectionHead, link: text }),
})
