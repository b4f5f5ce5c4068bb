import type { z } from 'zod'
import { article, articleCategoryTitles } from './schemas/article.ts'
import { copySchemas } from './schemas/copy.ts'
import { factsSchema } from './schemas/facts.ts'
import { glossarySchema } from './schemas/glossary.ts'
import { holidaysSchema } from './schemas/holidays.ts'
import { identitySchema } from './schemas/identity.ts'
import { ledgerSchema } from './schemas/ledger.ts'
import { notesSchema } from './schemas/notes.ts'
import { legalPage } from './schemas/pages/legal.ts'
import { pageSchemas } from './schemas/pages/page-schemas.ts'
import { reportedSchema } from './schemas/reported.ts'
import { resourceSchemas } from './schemas/resources/resource-schemas.ts'
import { guideChapter } from './schemas/resources/strategy-guide.ts'

const within = (folder: string, schemas: Readonly<Record<string, z.ZodType>>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`${folder}/${name}.yaml`, schema]))

/** The schema of each file of `content/` by its path there. `{locale}` is `en` or `th`, `*` any name; of Markdown it is the front matter. */
export const contentSchemas: Readonly<Record<string, z.ZodType>> = {
  'facts.yaml': factsSchema,
  'glossary.yaml': glossarySchema,
  'holidays.yaml': holidaysSchema,
  'identity.yaml': identitySchema,
  'report.yaml': reportedSchema,
  '{locale}/notes.yaml': notesSchema,
  '{locale}/ledger.yaml': ledgerSchema,
  ...within('{locale}', copySchemas),
  ...within('{locale}/pages', pageSchemas),
  ...within('{locale}/resources', resourceSchemas),
  '{locale}/blog/categories.yaml': articleCategoryTitles,
  '{locale}/blog/*.md': article,
  '{locale}/legal/*.md': legalPage,
  '{locale}/resources/strategy-guide/*.md': guideChapter,
}
