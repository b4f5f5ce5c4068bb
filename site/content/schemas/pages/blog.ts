import { z } from 'zod'
import { id, inBoth, sectionHead, text } from '../pieces.ts'
import { meta, nextStep } from './page-pieces.ts'

/** `/blog` and what stands around every article. */
export const blogPageSchema = z.strictObject({
  meta,
  breadcrumb: text,
  hero: z.strictObject(sectionHead),
  list: z.strictObject({
    heading: text,
    loadMore: text,
    loading: text,
    loaded: text,
    /** Where the press has brought the last one alone. */
    loadedOne: text,
    failed: text,
  }),
  resources: z.strictObject({
    ...sectionHead,
    /** What a screen reader hears before the language. */
    downloadAbout: text,
    languages: inBoth,
    /** `{name}` is the language. */
    example: text,
    /** Under the video: that it has no sound, and what unfolds its words. */
    silent: text,
    transcript: text,
    sizes: z.strictObject({ kilobytes: text, megabytes: text }),
    items: z.array(z.strictObject({ id, title: text, description: text })).min(1),
  }),
  start: nextStep.extend({ button: text }),
  article: z.strictObject({
    published: text,
    /** Before what was put right; `{day}` is the day. */
    corrected: text.includes('{day}'),
    readingTime: text,
    contents: text,
    related: text,
    share: z.strictObject({
      heading: text,
      note: text,
      line: text,
      facebook: text,
      linkedin: text,
      x: text,
      email: text,
      copy: text,
      copied: text,
      newTab: text,
    }),
    back: text,
    next: nextStep,
  }),
})
