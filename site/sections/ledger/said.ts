import type { Words } from '../../content/load-content.ts'

export type LedgerWords = Words['ledger']
export type LedgerLine = LedgerWords['groups'][number]['lines'][number]
export type Field = keyof LedgerLine['how']
export type Said = Partial<Record<Field, string | undefined>>

/** What most lines say in a field. */
function mostly(lines: readonly LedgerLine[], field: Field): string | undefined {
  const times = Map.groupBy(lines, ({ how }) => how[field])
  const [most] = [...times].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0]
}

/** What is said once for many lines, in these fields. */
export const commonIn = (lines: readonly LedgerLine[], fields: readonly Field[]): Said =>
  Object.fromEntries(fields.map((field) => [field, mostly(lines, field)]))

/** The fields in which something else is said than is said around it. */
export const unlike = (said: Said, around: Said): Field[] =>
  (Object.keys(said) as Field[]).filter((field) => !(field in around) || said[field] !== around[field])
