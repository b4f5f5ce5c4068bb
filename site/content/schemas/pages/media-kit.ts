import { z } from 'zod'
import { id, sectionHead, text } from '../pieces.ts'
import { downloadLabels, meta, nextStep, sample } from './page-pieces.ts'

const resource = z.strictObject({
  id,
  title: text,
  description: text,
  fileType: z.enum(['ZIP', 'PDF']),
  megabytes: z.number().positive(),
})

const ending = z.strictObject({ title: text, text, copy: text })

/** `/media-kit`. `megabytes` is the specification's size; the size shown is that of the file itself. */
export const mediaKitPageSchema = z.strictObject({
  meta,
  breadcrumb: text,
  hero: z.strictObject(sectionHead),
  resources: z.strictObject({
    heading: text,
    ...downloadLabels,
    size: text,
    checksum: text,
    checksums: text,
    /** How to use their list. */
    comparing: text,
    /** All of them in one archive. */
    everything: z.strictObject({ title: text, description: text }),
    items: z.array(resource).min(1),
  }),
  /** What a journalist may paste at the end of a story. */
  boilerplate: z.strictObject({ heading: text, lead: text, copied: text, short: ending, long: ending }),
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
