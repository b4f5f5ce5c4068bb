/** The schema of every file of `content/`. The check, the pages and the CMS read this list. */

import type { z } from 'zod'
import { article, articleCategoryTitles, blogPageSchema } from './schemas/blog.ts'
import { glossarySchema, holidaysSchema, identitySchema } from './schemas/company.ts'
import { factsSchema, ledgerSchema, notesSchema } from './schemas/figures.ts'
import { faqSchema, homeSchema, samplesSchema } from './schemas/home.ts'
import { kitSchema, mediaKitPageSchema } from './schemas/media-kit.ts'
import { aboutPageSchema, annotatedSchema, faqPageSchema, legalPage, thaiNewsPageSchema } from './schemas/pages.ts'
import { reportedSchema, reportSchema } from './schemas/report.ts'
import {
  guideChapter,
  mediaContactDatabaseSchema,
  pressReleaseTemplateSchema,
  seoVideoSchema,
  strategyGuideSchema,
} from './schemas/resources.ts'
import {
  payingSchema,
  plansSchema,
  pricingPageSchema,
  ratesSchema,
  servicesPageSchema,
  servicesSchema,
} from './schemas/services-and-plans.ts'
import { formsSchema, mailSchema, siteSchema } from './schemas/site.ts'
import { checkerSchema, finderSchema, outletsSchema, whenSchema } from './schemas/tools.ts'

/** `content/{locale}/{name}.yaml` */
export const copySchemas = {
  site: siteSchema,
  notes: notesSchema,
  ledger: ledgerSchema,
  checker: checkerSchema,
  home: homeSchema,
  forms: formsSchema,
  kit: kitSchema,
  mail: mailSchema,
  outlets: outletsSchema,
  services: servicesSchema,
  plans: plansSchema,
  rates: ratesSchema,
  paying: payingSchema,
  faq: faqSchema,
  finder: finderSchema,
  when: whenSchema,
  samples: samplesSchema,
  annotated: annotatedSchema,
  report: reportSchema,
} as const

/** The inner pages: `content/{locale}/pages/{name}.yaml` */
export const pageSchemas = {
  services: servicesPageSchema,
  pricing: pricingPageSchema,
  faq: faqPageSchema,
  blog: blogPageSchema,
  'media-kit': mediaKitPageSchema,
  'thai-news': thaiNewsPageSchema,
  about: aboutPageSchema,
} as const

/** The words of files for download: `content/{locale}/resources/{name}.yaml` */
export const resourceSchemas = {
  'media-contact-database': mediaContactDatabaseSchema,
  'press-release-template': pressReleaseTemplateSchema,
  'seo-video': seoVideoSchema,
  'strategy-guide': strategyGuideSchema,
} as const

export type SchemaGroup = Readonly<Record<string, z.ZodType>>

const within = (folder: string, schemas: SchemaGroup) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`${folder}/${name}.yaml`, schema]))

/** By the file's path in `content/`. `{locale}` is `en` or `th`, `*` any name; of Markdown it is the front matter. */
export const contentSchemas: SchemaGroup = {
  'facts.yaml': factsSchema,
  'glossary.yaml': glossarySchema,
  'holidays.yaml': holidaysSchema,
  'identity.yaml': identitySchema,
  'report.yaml': reportedSchema,
  ...within('{locale}', copySchemas),
  ...within('{locale}/pages', pageSchemas),
  ...within('{locale}/resources', resourceSchemas),
  '{locale}/blog/categories.yaml': articleCategoryTitles,
  '{locale}/blog/*.md': article,
  '{locale}/legal/*.md': legalPage,
  '{locale}/resources/strategy-guide/*.md': guideChapter,
}
