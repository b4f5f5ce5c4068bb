import { z } from 'zod'
import { SERVICES } from '../../../../contract/services.ts'
import { entryOfEach, stat, text } from '../pieces.ts'
import { meta, nextStep, paragraphs } from './page-pieces.ts'

const features = z.strictObject({ consultation: text, strategy: text, implementation: text, reporting: text })

/** The four steps, in their order. */
const process = features

/** `/services/{slug}`; names and short descriptions stand under the same slugs in `services.yaml` above `pages/`. */
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
  /** The local time of one city on each continent. */
  clock: z.strictObject({
    caption: text.includes('{from}'),
    cities: z.strictObject({
      northAmerica: text,
      europe: text,
      asia: text,
      oceania: text,
      africaMiddleEast: text,
    }),
  }),
  services: entryOfEach(SERVICES, 'contract/services.ts', ({ slug }) =>
    z.strictObject({
      slug: z.literal(slug),
      meta,
      long: paragraphs.min(2).max(3),
      features,
      process,
      benefits: z.array(text).min(3).max(8),
      stat,
    }),
  ),
  next: nextStep,
})
