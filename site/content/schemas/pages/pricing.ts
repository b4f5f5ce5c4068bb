import { z } from 'zod'
import { byPlan, PLANS } from '../../../../contract/plans.ts'
import { entryOfEach, id, text } from '../pieces.ts'
import { meta, nextStep, paragraphs } from './page-pieces.ts'

const comparison = z.strictObject({ agencies: text, diy: text, online: text })

/** A row of the feature table, and which plans it is part of. */
const feature = z.strictObject({
  text,
  ...byPlan(() => z.boolean()),
  report: z.literal(true).optional().describe('Leads to the sample report.'),
})

/** `/pricing/{id}`; names, prices and outlets stand in `plans.yaml` above `pages/`. */
export const pricingPageSchema = z.strictObject({
  shared: z.strictObject({
    breadcrumb: text,
    dateline: text,
    currency: text,
    about: text,
    table: z.strictObject({
      heading: text,
      caption: text,
      feature: text,
      outlets: text,
      included: text,
      excluded: text,
      note: text,
    }),
    sidebar: z.strictObject({ heading: text }),
    faq: text,
    comparison: z.strictObject({ heading: text, lead: text, titles: comparison }),
  }),
  features: z.array(feature).min(9),
  plans: entryOfEach(PLANS, 'contract/plans.ts', (planId) =>
    z.strictObject({
      id: z.literal(planId),
      meta,
      long: paragraphs.min(2).max(3),
      included: z.array(text).min(2).max(8),
      faq: z.array(z.strictObject({ id, question: text, answer: text })).min(1),
      comparison,
    }),
  ),
  next: nextStep,
})
