import { z } from 'zod'
import { PLAN_COVERS, PLANS, type PlanId } from '../../../contract/plans.ts'
import { figurePath, laidDownIn, text } from './pieces.ts'

const plan = <const Id extends PlanId>(id: Id) => {
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
}

type PlanSchemas<Ids extends readonly PlanId[]> = { [At in keyof Ids]: ReturnType<typeof plan<Ids[At]>> }

/** The plans of `contract/plans.ts`, in their order. */
export const plansSchema = z.tuple(
  PLANS.map((id) => plan(id)) as unknown as PlanSchemas<typeof PLANS>,
  laidDownIn('contract/plans.ts'),
)
