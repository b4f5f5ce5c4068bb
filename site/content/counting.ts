import type { KeyPath, Mistake } from './mistakes.ts'
import { problem } from './problems.ts'
import { type CountingPart, type Fact, type FactGroup, isFact, membersOf } from './schemas/facts.ts'
import type { SourceFile } from './source-file.ts'

/** How a figure came about, all of it. */
export type Counting = { [Field in keyof CountingPart]-?: NonNullable<CountingPart[Field]> }

export const HOW_FIELDS = ['over', 'rule', 'by', 'on', 'sample'] as const satisfies readonly (keyof Counting)[]

const isWhole = (part: CountingPart): part is Counting => HOW_FIELDS.every((field) => part[field] !== undefined)

/**
 * How each figure came about, by its path: what it says itself, else what the nearest group around it does. A figure of
 * which something is not said at all is reported.
 */
export function countingsIn(
  facts: FactGroup,
  source: SourceFile,
  report: (mistake: Mistake) => void,
): ReadonlyMap<string, Counting> {
  function within(node: Fact | FactGroup, path: KeyPath, around: CountingPart): [string, Counting][] {
    const counting = { ...around, ...node.counting }
    if (!isFact(node)) return membersOf(node).flatMap(([name, member]) => within(member, [...path, name], counting))
    if (isWhole(counting)) return [[path.join('.'), counting]]
    const missing = HOW_FIELDS.filter((field) => counting[field] === undefined)
    report(source.mistake(path, problem('counting', { keys: missing })))
    return []
  }
  return new Map(within(facts, [], {}))
}
