import { z } from 'zod'
import { stat, text } from '../pieces.ts'
import { meta, nextStep, paragraphs } from './page-pieces.ts'

const features = z.strictObject({ consultation: text, strategy: text, implementation: text, reporting: text })

/** The four steps, in their order. */
const process = features

const service = <const Slug extends string>(slug: Slug) =>
  z.strictObject({
    slug: z.literal(slug),
    meta,
    long: paragraphs.min(2).max(3),
    features,
    process,
    benefits: z.array(text).length(5),
    stat,
  })

/** `/services/{slug}`; names and short descriptions stand in `services.yaml` above `pages/`. */
export const servicesPageSchema = z.strictObject({
  shared: z.strictObject({
    breadcrumb: text,
    dateline: text,
    about: text,
    statHeading: text,
    features: z.strictObject({ heading: text, titles: features }),
    process: z.strictObject({ heading: text, titles: process }),
    benefits: text,
    getStarted: text,
    others: text,
  }),
  services: z.tuple([
    service('global-distribution'),
    service('content-creation'),
    service('performance-analytics'),
    service('targeted-distribution'),
    service('seo-optimization'),
    service('thai-news-distribution'),
  ]),
  next: nextStep,
})
