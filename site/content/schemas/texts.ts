import { z } from 'zod'
import { text } from '../../../contract/site-manifest.ts'

export { text }

/** Fields with the same schema. */
export const fields = <Schema extends z.ZodType, const Name extends string>(schema: Schema, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>

/** Fields that are texts, for a group that has others too. */
export const textFields = <const Name extends string>(...names: Name[]) => fields(text, ...names)

/** A text with a place for a number, and one with a place for a name. */
export const textWithNumber = text.includes('{n}')
export const textWithName = text.includes('{name}')

/** A group of texts. */
export const texts = <const Name extends string>(...names: Name[]) => z.strictObject(textFields(...names))
