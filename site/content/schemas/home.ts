import { z } from 'zod'
import { sectionHead, stat, text } from './pieces.ts'

const hero = z.strictObject({
  ...sectionHead,
  signUp: text,
  contact: text,
  sheet: z.strictObject({
    sample: z.literal(true),
    label: text,
    headline: text,
    dateline: text,
    lead: text,
    end: z.literal('###'),
  }),
  mapLabel: text,
  figures: z.strictObject({ label: text, items: z.array(stat).length(5) }),
})

const services = z.strictObject({ ...sectionHead, learnMore: text, learnMoreAbout: text })

const signup = z.strictObject({
  ...sectionHead,
  plans: z.strictObject({
    title: text,
    featured: text,
    perRelease: text,
    outlets: text,
    details: text,
    detailsAbout: text,
  }),
})

/** The sections of the home page, in the order in which they stand on it. */
export const homeSchema = z.strictObject({
  meta: z.strictObject({ title: text, description: text }),
  hero,
  services,
  signup,
})
