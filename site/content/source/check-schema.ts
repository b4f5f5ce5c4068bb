import { distance } from 'fastest-levenshtein'
import type { z } from 'zod'
import { type Finding, joinKeys, type Mistake } from './mistakes.ts'
import type { SourceFile } from './source-file.ts'

type Issue = z.core.$ZodIssue

/** Returns `; did you mean x?` if `written` is close to a known name. Otherwise returns an empty string. */
export function suggestName(written: string, names: readonly string[]): string {
  const [nearest] = names
    .map((name) => ({ name, steps: distance(written, name) }))
    .toSorted((one, other) => one.steps - other.steps)
  return nearest && nearest.steps <= Math.max(2, written.length / 4) ? `; did you mean ${nearest.name}?` : ''
}

/** Messages for a value of another type than the one zod expects. */
const TYPE_PROBLEMS: Readonly<Record<string, string>> = {
  string: "must be a text: put it in 'quotes'",
  number: 'must be a number: digits only, without sign, comma or unit',
  int: 'must be a whole number',
  boolean: 'must be true or false',
}

function describeSize(issue: z.core.$ZodRawIssue): string {
  const { code, input, maximum, minimum, inclusive } = issue as typeof issue & Record<string, unknown>
  const bound = code === 'too_big' ? `at most ${maximum}` : `${inclusive ? 'at least' : 'more than'} ${minimum}`
  if (typeof input === 'number') return `must be ${bound}`
  const { length } = input as string | unknown[]
  if (length === 0 && minimum === 1) return 'must not be empty'
  return `must have ${bound} ${Array.isArray(input) ? 'entries' : 'characters'} (has ${length})`
}

/** Returns a message for editors: what is wrong and what to write. Rules with their own message do not use it. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  const value = JSON.stringify(issue.input)
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing'
      if (issue.input === null) return 'must not be empty'
      if (issue.expected in TYPE_PROBLEMS) return `${value} ${TYPE_PROBLEMS[issue.expected]}`
      return issue.expected === 'array' || issue.expected === 'tuple' ? 'must be a list' : 'must be a group of keys'
    case 'invalid_value':
      return `${value} is not allowed; use ${issue.values.map((one) => one || "''").join(' or ')}`
    case 'too_big':
    case 'too_small':
      return describeSize(issue)
    case 'invalid_format':
      return issue.includes === undefined ? 'is not valid here' : `must contain ${issue.includes}`
    default:
      // The issue of a union needs no message, because `withoutUnions` replaces it by the issues of the closest member.
      return issue.code === 'invalid_union' && issue.errors.length > 0 ? '' : 'is not valid here'
  }
}

const isMissing = (issue: Issue) => issue.message === 'is missing'

/** Replaces the issue of a union by the issues of the member that the data matches best. */
function withoutUnions(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.message !== '') return [issue]
  const [closest = []] = issue.errors.toSorted((one, other) => scoreMismatch(one) - scoreMismatch(other))
  return closest.flatMap((inner) => withoutUnions({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Fewer issues mean a closer match. A member of another type (a string instead of an object) is never chosen. */
function scoreMismatch(issues: readonly Issue[]): number {
  const isOtherType = issues.some((issue) => issue.code === 'invalid_type' && issue.path.length === 0)
  return issues.length + (isOtherType ? 100 : 0)
}

/** Returns a finding for each unknown key. Suggests a missing key of the same group with a similar name. */
function findUnknownKeys({ keys, path }: z.core.$ZodIssueUnrecognizedKeys, missing: readonly Issue[]): Finding[] {
  const missingHere = missing
    .filter((issue) => joinKeys(issue.path.slice(0, -1)) === joinKeys(path))
    .map((issue) => String(issue.path.at(-1)))
  // `readers: 520,000` and `name: Siripha, Inc.` between braces have a second key.
  const problemOf = (name: string) =>
    /^[a-z]/.test(name)
      ? `this key is not allowed here${suggestName(name, missingHere)}`
      : "a comma starts a new key here: write numbers without commas, and put a text with commas in 'quotes'"
  return keys.map((name) => ({ path: [...path, name], problem: problemOf(name) }))
}

export type CheckResult<Data> = { data: Data; mistakes: [] } | { data: undefined; mistakes: Mistake[] }

/** Returns the data of a file that fits its schema. Otherwise returns every mistake in it. */
export function checkSchema<Schema extends z.ZodType>(
  source: SourceFile,
  schema: Schema,
): CheckResult<z.infer<Schema>> {
  if (source.syntaxError) return { data: undefined, mistakes: [source.syntaxError] }
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
