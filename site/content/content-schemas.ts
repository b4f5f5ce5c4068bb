/** The schema of every file of `content/`. The content check, the pages and the CMS use this list. */

import type { z } from 'zod'
import * as blog from './schemas/blog.ts'
import * as company from './schemas/company.ts'
import * as figures from './schemas/figures.ts'
import * as home from './schemas/home.ts'
import * as mediaKit from './schemas/media-kit.ts'
import * as pages from './schemas/pages.ts'
import * as report from './schemas/report.ts'
import * as resources from './schemas/resources.ts'
import * as services from './schemas/services-and-plans.ts'
import * as site from './schemas/site.ts'
import * as tools from './schemas/tools.ts'

/** `content/{locale}/{name}.yaml`, where `releaseDates` is `release-dates.yaml` */
export const textSchemas = {
  site: site.siteSchema,
  figureNotes: figures.figureNotesSchema,
  figureTables: figures.figureTablesSchema,
  checker: tools.checkerSchema,
  home: home.homeSchema,
  forms: site.formsSchema,
  prints: mediaKit.printsSchema,
  mail: site.mailSchema,
  outlets: tools.outletsSchema,
  services: services.servicesSchema,
  plans: services.plansSchema,
  planTerms: services.planTermsSchema,
  paymentTerms: services.paymentTermsSchema,
  faq: home.faqSchema,
  finder: tools.finderSchema,
  releaseDates: tools.releaseDatesSchema,
  samples: home.samplesSchema,
  annotatedRelease: pages.annotatedReleaseSchema,
  report: report.reportSchema,
} as const

/** The inner pages: `content/{locale}/pages/{name}.yaml` */
export const pageSchemas = {
  services: services.servicesPageSchema,
  pricing: services.pricingPageSchema,
  faq: pages.faqPageSchema,
  blog: blog.blogPageSchema,
  'media-kit': mediaKit.mediaKitPageSchema,
  'thai-news': pages.thaiNewsPageSchema,
  about: pages.aboutPageSchema,
  'not-found': pages.notFoundPageSchema,
} as const

/** Texts of downloads: `content/{locale}/resources/{name}.yaml` */
export const resourceSchemas = {
  'media-contact-database': resources.mediaContactDatabaseSchema,
  'press-release-template': resources.pressReleaseTemplateSchema,
  'seo-video': resources.seoVideoSchema,
  'strategy-guide': resources.strategyGuideSchema,
} as const

export type SchemaGroup = Readonly<Record<string, z.ZodType>>

/** `release-dates.yaml` for releaseDates. */
export const fileOf = (name: string): string => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`

const addFolder = (folder: string, schemas: SchemaGroup) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`${folder}/${fileOf(name)}`, schema]))

/** Schemas by file path. `{locale}` is `en` or `th`, `*` is any name. The schema of a Markdown file is for its front matter. */
export const contentSchemas: SchemaGroup = {
  'facts.yaml': figures.factsSchema,
  'glossary.yaml': company.glossarySchema,
  'holidays.yaml': company.holidaysSchema,
  'identity.yaml': company.identitySchema,
  'report.yaml': report.reportDataSchema,
  ...addFolder('{locale}', textSchemas),
  ...addFolder('{locale}/pages', pageSchemas),
  ...addFolder('{locale}/resources', resourceSchemas),
  '{locale}/blog/categories.yaml': blog.articleCategoriesSchema,
  '{locale}/blog/*.md': blog.articleSchema,
  '{locale}/legal/*.md': pages.legalPageSchema,
  '{locale}/resources/strategy-guide/*.md': resources.guideChapterSchema,
}
