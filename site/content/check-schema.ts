import { distance } from 'fastest-levenshtein'
import type { z } from 'zod'
import { type Finding, keyOf, type Mistake } from './mistakes.ts'
import type { SourceFile } from './source-file.ts'

type Issue = z.core.$ZodIssue

/** Returns `; did you mean x?` for the known name that `written` probably misspells, otherwise nothing. */
export function didYouMean(written: string, names: readonly string[]): string {
  const [nearest] = names
    .map((name) => ({ name, steps: distance(written, name) }))
    .toSorted((one, other) => one.steps - other.steps)
  return nearest && nearest.steps <= Math.max(2, written.length / 4) ? `; did you mean ${nearest.name}?` : ''
}

/** What to write for each type that zod expects. */
const WRONG_TYPES: Readonly<Record<string, string>> = {
  string: "is no text; put it into 'quotes'",
  number: 'is no number; write digits alone, without sign, comma or unit',
  int: 'is no whole number',
  boolean: 'is neither true nor false',
}

/** Too long, too short, too large or too small. */
function describeSize(issue: z.core.$ZodRawIssue): string {
  const { code, input, maximum, minimum, inclusive } = issue as typeof issue & Record<string, unknown>
  const bound = code === 'too_big' ? `at most ${maximum}` : `${inclusive ? 'at least' : 'more than'} ${minimum}`
  if (Array.isArray(input)) return `has ${input.length} entries; ${bound} belong here`
  if (input === '') return 'must not be empty'
  return typeof input === 'string' ? `write ${bound} characters` : `must be ${bound}`
}

/** Tells an editor what is wrong and what to write. Rules with a message of their own do not come here. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  const value = JSON.stringify(issue.input)
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing'
      if (issue.expected in WRONG_TYPES) return `${value} ${WRONG_TYPES[issue.expected]}`
      return issue.expected === 'array' || issue.expected === 'tuple'
        ? 'a list belongs here'
        : 'a group of keys belongs here'
    case 'invalid_value':
      return `${value} is not known here; write ${issue.values.join(' or ')}`
    case 'too_big':
    case 'too_small':
      return describeSize(issue)
    case 'invalid_format':
      return issue.includes === undefined ? 'does not fit here' : `must hold ${issue.includes}`
    default:
      // The issues of a union's members say more than the union's own.
      return issue.code === 'invalid_union' && issue.errors.length > 0 ? '' : 'does not fit here'
  }
}

const isMissing = (issue: Issue) => issue.message === 'is missing'

/** For data that matches no member of a union: the issues of the closest member. */
function withoutUnions(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.message !== '') return [issue]
  const [meant = []] = issue.errors.toSorted((one, other) => weight(one) - weight(other))
  return meant.flatMap((inner) => withoutUnions({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Fewer issues mean a closer match. A member of another type (a string instead of an object) is never chosen. */
function weight(issues: readonly Issue[]): number {
  const isOtherType = issues.some((issue) => issue.code === 'invalid_type' && issue.path.length === 0)
  return issues.length + (isOtherType ? 100 : 0)
}

/** One finding for each unknown key. A key that is missing beside it is probably meant. */
function findUnknownKeys({ keys, path }: z.core.$ZodIssueUnrecognizedKeys, missing: readonly Issue[]): Finding[] {
  const missingHere = missing
    .filter((issue) => keyOf(issue.path.slice(0, -1)) === keyOf(path))
    .map((issue) => String(issue.path.at(-1)))
  return keys.map((name) => ({
    path: [...path, name],
    problem: `this key is not known here${didYouMean(name, missingHere)}`,
  }))
}

/** Returns the checked data, or every mistake in it. */
export type Checked<Data> = { data: Data; mistakes: [] } | { data: undefined; mistakes: Mistake[] }

export function checkSchema<Schema extends z.ZodType>(source: SourceFile, schema: Schema): Checked<z.infer<Schema>> {
  if (source.unreadable.length > 0) return { data: undefined, mistakes: source.unreadable }
  const result = schema.safeParse(source.data ?? {}, { error: describeIssue })
  if (result.success) return { data: result.data, mistakes: [] }
  const issues = result.error.issues.flatMap(withoutUnions)
  const missing = issues.filter(isMissing)
  const findings = issues.flatMap((issue): Finding[] =>
    issue.code === 'unrecognized_keys'
      ? findUnknownKeys(issue, missing)
      : [{ path: issue.path, problem: issue.message }],
  )
  return { data: undefined, mistakes: findings.map(({ path, problem }) => source.mistake(path, problem)) }
}
