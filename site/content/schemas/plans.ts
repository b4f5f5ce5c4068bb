import { z } from 'zod'
import { figurePath, text } from './pieces.ts'

const plan = <const Id extends string, const Featured extends boolean>(id: Id, featured: Featured) =>
  z.strictObject({
    id: z.literal(id),
    name: text,
    description: text,
    featured: z.literal(featured),
    price: z.strictObject({ figure: figurePath }),
    outlets: z.strictObject({ figure: figurePath }),
  })

/** The three plans in the order of `/pricing/{id}`. */
export const plansSchema = z.tuple([plan('basic', false), plan('professional', true), plan('enterprise', false)])
