import { z } from 'zod'
import { SERVICES } from '../../../contract/services.ts'
import { entryOfEach, text } from './pieces.ts'

/** The services of `contract/services.ts`, in their order. */
export const servicesSchema = entryOfEach(SERVICES, 'contract/services.ts', ({ key, slug }) =>
  z.strictObject({ key: z.literal(key), slug: z.literal(slug), title: text, line: text, description: text }),
)
