/** The home page, and its invented clients. */

import { z } from 'zod'
import { REACH_FIGURES } from './figures.ts'
import {
  chart,
  figurePath,
  id,
  notedStatList,
  partners,
  sample,
  sectionHead,
  stat,
  statList,
  text,
  texts,
  titled,
} from './pieces.ts'

/** A question's id is part of its URL, so it must never change. */
export const questionSchema = z.strictObject({ id, question: text, answer: text })

/** Questions of the home page and of `/faq`. */
export const faqSchema = z.array(questionSchema).min(6)

/** A client's story: the client, the news, and the result. */
export const story = z.strictObject({
  id,
  sample,
  client: text,
  title: text,
  text,
  // Numbers of a story are written in its text.
  results: z.array(texts('value', 'label')).min(1).max(2),
})

/** Invented people, clients and stories. */
export const samplesSchema = z.strictObject({
  logos: z
    .array(z.strictObject({ id, sample, name: text }))
    .min(3)
    .max(6),
  testimonials: z
    .array(
      z.strictObject({
        id,
        sample,
        quote: text,
        name: text,
        title: text.describe('The person’s position, and where.'),
        monogram: text.describe('Two letters for the round sign beside the name.'),
      }),
    )
    .min(5),
  stories: z.strictObject({ thai: z.array(story).min(1).max(4), international: z.array(story).min(1).max(4) }),
})

const networkHead = { ...sectionHead, figures: notedStatList }

export const thaiSchema = z.strictObject({
  ...networkHead,
  // The places of the map.
  reach: chart.extend({ items: z.array(z.strictObject({ figure: z.enum(REACH_FIGURES), label: text })).length(4) }),
  sectors: chart,
  results: notedStatList,
  industries: chart,
  translation: z.strictObject({ title: text, lead: text, steps: z.array(titled).length(3) }),
  partners,
  stories: z.strictObject({ title: text }),
  callToAction: titled,
  link: text,
})

const publicationLanguages = z.strictObject({
  caption: text,
  named: z.array(z.strictObject({ code: z.string().regex(/^[A-Z]{2}$/), name: text })).length(9),
  more: z.strictObject({ figure: figurePath, label: text }),
  shares: z.array(stat).length(2),
})

export const internationalSchema = z.strictObject({
  ...networkHead,
  continents: chart,
  industries: chart,
  languages: publicationLanguages,
  markets: chart,
  results: statList,
  partners,
  stories: z.strictObject({ title: text }),
  link: text,
})

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

const testimonials = texts(
  'dateline',
  'heading',
  'label',
  'carousel',
  'slideKind',
  'slide',
  'goToSlide',
  'previous',
  'next',
  'pause',
  'start',
  'rating',
)

const closing = z.strictObject({ ...sectionHead, getStarted: text, consultation: text })

const signup = z.strictObject(sectionHead)

const contact = z.strictObject({ ...sectionHead, phone: text, email: text, address: text })

const faq = z.strictObject({ ...sectionHead, more: text, linkToQuestion: text })

/** The sections of the home page, in the order in which they stand on it. */
export const homeSchema = z.strictObject({
  meta: texts('title', 'description'),
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
