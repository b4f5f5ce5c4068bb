import type { z } from 'zod'
import { aboutPageSchema } from './about.ts'
import { blogPageSchema } from './blog.ts'
import { faqPageSchema } from './faq.ts'
import { mediaKitPageSchema } from './media-kit.ts'
import { pricingPageSchema } from './pricing.ts'
import { servicesPageSchema } from './services.ts'
import { thaiNewsPageSchema } from './thai-news.ts'

/** The inner pages that every language has: `content/{locale}/pages/{name}.yaml`. */
export const pageSchemas = {
  services: servicesPageSchema,
  pricing: pricingPageSchema,
  faq: faqPageSchema,
  blog: blogPageSchema,
  'media-kit': mediaKitPageSchema,
  'thai-news': thaiNewsPageSchema,
  about: aboutPageSchema,
} as const

export type PageName = keyof typeof pageSchemas
export type PageCopy = { [Name in PageName]: z.infer<(typeof pageSchemas)[Name]> }
