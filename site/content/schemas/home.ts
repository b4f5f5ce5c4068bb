/** The home page, and its invented people and clients. */

import { z } from 'zod'
import { PICTURE_NAME } from '../source/pictures.ts'
import { REACH_FIGURES } from './figures.ts'
import {
  figureList,
  headWithoutLead,
  id,
  partners,
  sample,
  sampleOrExample,
  sectionHead,
  stat,
  titled,
} from './pieces.ts'
import { text, textFields, texts } from './texts.ts'

/** A question's id is part of its URL, so it must never change. */
export const questionSchema = z.strictObject({
  id,
  question: text,
  answer: text,
  open: text.optional(),
})

/** Questions of the home page and of `/faq`. */
export const faqSchema = z.array(questionSchema).min(6)

/** A client's story. Its numbers are in the text, not in `facts.yaml`. */
export const storySchema = z.strictObject({
  id,
  sample,
  ...textFields('client', 'title'),
  text,
  results: z.array(texts('value', 'label')).min(1).max(2),
})

/** Clients, what they say, and their stories. A section without entries is not shown. */
export const samplesSchema = z.strictObject({
  logos: z.array(
    z.strictObject({
      id,
      sample,
      name: text,
      picture: z
        .string()
        .regex(PICTURE_NAME, 'must be the name of a picture in Assets, such as client.webp')
        .optional(),
    }),
  ),
  testimonials: z.array(
    z.strictObject({
      id,
      sample,
      ...textFields('quote', 'name'),
      title: text,
      monogram: text,
    }),
  ),
  stories: z.strictObject({
    thai: z.array(storySchema),
    international: z.array(storySchema),
  }),
})

export const thaiSchema = z.strictObject({
  ...sectionHead,
  reach: figureList.extend({ items: z.array(stat.extend({ figure: z.enum(REACH_FIGURES) })).length(4) }),
  sectors: figureList,
  industries: figureList,
  results: figureList,
  translation: z.strictObject({ title: text, steps: z.array(titled).length(3) }),
  partners,
  stories: z.strictObject({ title: text }),
  callToAction: titled,
  link: text,
})

const publicationLanguages = z.strictObject({
  sample: sampleOrExample,
  title: text,
  named: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Z]{2}$/),
        lang: z.string().regex(/^[a-z]{2}$/),
        name: text,
        headline: text,
      }),
    )
    .length(9),
  more: text,
  shares: z.array(stat).length(2),
})

export const internationalSchema = z.strictObject({
  ...sectionHead,
  languages: publicationLanguages,
  continents: figureList,
  industries: figureList,
  markets: figureList,
  results: figureList,
  partners,
  stories: z.strictObject({ title: text }),
  link: text,
})

const hero = z.strictObject({
  ...textFields('heading', 'lead'),
  terms: z.array(text).min(1),
  /** The visitor's own headline. `subject` and `message` are for the contact form. */
  sheet: texts('own', 'status', 'check', 'send', 'clear', 'subject', 'message', 'byEditor'),
  mapLabel: text,
})

/** The three lists of outlets. */
const networks = z.strictObject({
  heading: text,
  partner: figureList,
  international: figureList,
  thai: figureList,
})

const trust = z.strictObject({ heading: text })

const services = z.strictObject({ ...headWithoutLead, learnMore: text, learnMoreAbout: text })

const howItWorks = z.strictObject({
  ...headWithoutLead,
  steps: z.array(titled).length(4),
  /** The dates of a release that is submitted now. */
  fromNow: texts('status', 'sentence', 'here').extend({ stamps: z.array(text).length(4) }),
  reported: texts('count', 'ran'),
})

const whyUs = z.strictObject({ ...headWithoutLead, items: z.array(text).min(4) })

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

const contact = z.strictObject({ ...sectionHead, phone: text, email: text })

const faq = z.strictObject({ ...headWithoutLead, more: text, linkToQuestion: text })

/** The sections of the home page, in the order shown. */
export const homeSchema = z.strictObject({
  meta: texts('title', 'description'),
  hero,
  networks,
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
