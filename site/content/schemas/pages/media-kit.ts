import { z } from 'zod'
import { id, sectionHead, text } from '../pieces.ts'
import { downloadLabels, meta, nextStep, sample } from './page-pieces.ts'

const resource = <const Id extends string, const Size extends number>(resourceId: Id, megabytes: Size) =>
  z.strictObject({
    id: z.literal(resourceId),
    title: text,
    description: text,
    fileType: z.enum(['ZIP', 'PDF']),
    megabytes: z.literal(megabytes),
  })

/** `/media-kit`. `megabytes` is the specification's size; the size shown is that of the file itself. */
export const mediaKitPageSchema = z.strictObject({
  meta,
  breadcrumb: text,
  hero: z.strictObject(sectionHead),
  resources: z.strictObject({
    heading: text,
    ...downloadLabels,
    size: text,
    items: z.tuple([
      resource('logos', 4.2),
      resource('pictures', 8.7),
      resource('fact-sheet', 1.5),
      resource('style-guide', 3.1),
      resource('network-maps', 6.4),
    ]),
  }),
  facts: z.strictObject({ heading: text, items: z.array(z.strictObject({ id, term: text, text })).min(5), note: text }),
  contact: z.strictObject({
    heading: text,
    sample,
    name: text,
    role: text,
    text,
    phone: text,
    email: text,
  }),
  terms: z.strictObject({ heading: text, lead: text, items: z.array(text).min(3) }),
  next: nextStep,
})
