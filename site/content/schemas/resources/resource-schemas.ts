import type { z } from 'zod'
import { mediaContactDatabaseSchema } from './media-contact-database.ts'
import { pressReleaseTemplateSchema } from './press-release-template.ts'

/** The words of the files that a reader takes home: `content/{locale}/resources/{name}.yaml`. */
export const resourceSchemas = {
  'media-contact-database': mediaContactDatabaseSchema,
  'press-release-template': pressReleaseTemplateSchema,
} as const

export type ResourceCopy = { [Name in keyof typeof resourceSchemas]: z.infer<(typeof resourceSchemas)[Name]> }
