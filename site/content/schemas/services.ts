import { z } from 'zod'
import { text } from './pieces.ts'

const service = <const Key extends string, const Slug extends string>(key: Key, slug: Slug) =>
  z.strictObject({ key: z.literal(key), slug: z.literal(slug), title: text, line: text, description: text })

/** The six services in the order of the footer's numbered links. */
export const servicesSchema = z.tuple([
  service('globalDistribution', 'global-distribution'),
  service('contentCreation', 'content-creation'),
  service('performanceAnalytics', 'performance-analytics'),
  service('targetedDistribution', 'targeted-distribution'),
  service('seoOptimization', 'seo-optimization'),
  service('thaiNewsDistribution', 'thai-news-distribution'),
])
