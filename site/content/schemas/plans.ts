import { z } from 'zod'
import { PLAN_COVERS, PLANS } from '../../../contract/plans.ts'
import { entryOfEach, figurePath, text } from './pieces.ts'

/** The plans of `contract/plans.ts`, in their order. */
export const plansSchema = entryOfEach(PLANS, 'contract/plans.ts', (id) => {
  const { featured, writing, languages } = PLAN_COVERS[id]
  return z.strictObject({
    id: z.literal(id),
    name: text,
    description: text,
    featured: z.literal(featured),
    price: z.strictObject({ figure: figurePath }),
    outlets: z.strictObject({ figure: figurePath }),
    writing: z.strictObject({ included: z.literal(writing), text }),
    languages: z.strictObject({ count: z.literal(languages), text }),
  })
})
