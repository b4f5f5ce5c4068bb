import { z } from 'zod'
import { figurePath, text } from './pieces.ts'

/** What a plan covers: whether we write, and in how many languages the release goes out. */
interface Cover {
  writing: boolean
  languages: 1 | 2
}

const plan = <const Id extends string, const Featured extends boolean>(id: Id, featured: Featured, cover: Cover) =>
  z.strictObject({
    id: z.literal(id),
    name: text,
    description: text,
    featured: z.literal(featured),
    price: z.strictObject({ figure: figurePath }),
    outlets: z.strictObject({ figure: figurePath }),
    writing: z.strictObject({ included: z.literal(cover.writing), text }),
    languages: z.strictObject({ count: z.literal(cover.languages), text }),
  })

/** The three plans in the order of `/pricing/{id}`. */
export const plansSchema = z.tuple([
  plan('basic', false, { writing: false, languages: 1 }),
  plan('professional', true, { writing: true, languages: 1 }),
  plan('enterprise', false, { writing: true, languages: 2 }),
])
