import { z } from 'zod'
import { internationalSchema, thaiSchema } from './home-networks.ts'
import { sectionHead, statList, text, titled } from './pieces.ts'

const hero = z.strictObject({
  heading: text,
  lead: text,
  terms: z.array(text).min(1),
  sheet: z.strictObject({
    sample: z.boolean(),
    label: text,
    headline: text,
    dateline: text,
    lead: text,
    end: z.literal('###'),
  }),
  mapLabel: text,
  figures: statList,
})

const trust = z.strictObject({ heading: text })

const services = z.strictObject({ ...sectionHead, learnMore: text, learnMoreAbout: text })

const howItWorks = z.strictObject({ ...sectionHead, steps: z.array(titled).length(4) })

const whyUs = z.strictObject({ ...sectionHead, items: z.array(titled).min(4) })

const testimonials = z.strictObject({
  dateline: text,
  heading: text,
  label: text,
  carousel: text,
  slideKind: text,
  slide: text,
  goToSlide: text,
  previous: text,
  next: text,
  pause: text,
  start: text,
  rating: text,
})

const closing = z.strictObject({ ...sectionHead, getStarted: text, consultation: text })

const signup = z.strictObject(sectionHead)

const contact = z.strictObject({ ...sectionHead, phone: text, email: text, address: text })

const faq = z.strictObject({ ...sectionHead, more: text, linkToQuestion: text })

/** The sections of the home page, in the order in which they stand on it. */
export const homeSchema = z.strictObject({
  meta: z.strictObject({ title: text, description: text }),
  hero,
  trust,
  services,
  thai: thaiSchema,
  international: internationalSchema,
  howItWorks,
  whyUs,
  testimonials,
  closing,
  signup,
  contact,
  faq,
})
