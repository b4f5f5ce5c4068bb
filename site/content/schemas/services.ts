import { z } from 'zod'
import { id, key, text } from './pieces.ts'

/** The services, in the order of their numbered addresses (`/services/0`). Add new ones at the end; never change a key or a slug. */
export const servicesSchema = z
  .array(z.strictObject({ key, slug: id, title: text, line: text, description: text }))
  .min(6)
  .max(10)
