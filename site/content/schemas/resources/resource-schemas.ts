import type { z } from 'zod'
import { mediaContactDatabaseSchema } from './media-contact-database.ts'
import { pressReleaseTemplateSchema } from './press-release-template.ts'
import { seoVideoSchema } from './seo-video.ts'
import { strategyGuideSchema } from './strategy-guide.ts'

/** The words of the files that a reader takes home: `content/{locale}/resources/{name}.yaml`. */
export const resourceSchemas = {
  'media-contact-database': mediaContactDatabaseSchema,
  'press-release-template': pressReleaseTemplateSchema,
  'seo-video': seoVideoSchema,
  'strategy-guide': strategyGuideSchema,
} as const

export type ResourceCopy = { [Name in keyof typeof resourceSchemas]: z.infer<(typeof resourceSchemas)[Name]> }
