import { distance } from 'fastest-levenshtein'
import type { z } from 'zod'
import { entriesProblem, type Finding, keyOf, type Mistake, ownProblem, type Problem, problem } from './mistakes.ts'
import type { SourceFile } from './source-file.ts'

/** Returns the known name that `written` probably misspells. */
export function didYouMean(written: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, steps: distance(written, name) }))
    .toSorted((one, other) => one.steps - other.steps)
  return nearest && nearest.steps <= Math.max(2, written.length / 4) ? nearest.name : undefined
}

type Issue = z.core.$ZodIssue

const isMissing = (issue: Issue) => issue.code === 'invalid_type' && issue.input === undefined

/** For data that matches no member of a union: the issues of the closest member. */
function withoutUnions(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || ownProblem(issue)) return [issue]
  const [meant] = issue.errors.toSorted((one, other) => weight(one) - weight(other))
  return meant?.flatMap((inner) => withoutUnions({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue]
}

/** Fewer issues mean a closer match. A member of another type (a string instead of an object) is never chosen. */
function weight(issues: readonly Issue[]): number {
  const isOtherKind = issues.some((issue) => issue.code === 'invalid_type' && issue.path.length === 0)
  return issues.length + (isOtherKind ? 100 : 0)
}

/** Describes a value that is too long, too short, too large or too small. */
function sizeProblem(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): Problem {
  if (Array.isArray(issue.input)) return entriesProblem(issue, 'site/content/schemas')
  const isBig = issue.code === 'too_big'
  const bound = String(isBig ? issue.maximum : issue.minimum)
  if (typeof issue.input === 'string') {
    if (isBig) return problem('charactersMost', { most: bound })
    return bound === '1' ? problem('empty') : problem('charactersLeast', { least: bound })
  }
  if (isBig) return problem(issue.inclusive ? 'numberMost' : 'numberBelow', { most: bound })
  return problem(issue.inclusive ? 'numberLeast' : 'numberAbove', { least: bound })
}

/** Describes a malformed string. Patterns have their own messages. */
function formatProblem(issue: Issue & { code: 'invalid_format' }): Problem {
  const { format, includes, suffix } = issue as { format: string; includes?: string; suffix?: string }
  if (includes !== undefined) return problem('mustHold', { part: includes })
  if (suffix !== undefined) return problem('mustEndIn', { part: suffix })
  const named = { email: 'email', url: 'address', date: 'date', datetime: 'moment' } as const
  return problem(named[format as keyof typeof named] ?? 'unfitting')
}

/** Names the expected type. */
function kindProblem({ expected, input }: z.core.$ZodIssueInvalidType): Problem {
  const value = JSON.stringify(input)
  if (expected === 'string') return problem('noText', { value })
  if (expected === 'number') return problem('noNumber', { value })
  if (expected === 'int') return problem('noWholeNumber', { value })
  if (expected === 'boolean') return problem('noSwitch', { value })
  if (expected === 'array' || expected === 'tuple') return problem('noList')
  return problem(expected === 'object' || expected === 'record' ? 'noGroup' : 'unfitting')
}

/** Turns a zod issue into a problem of `mistakes.ts`. Needs the input in the issue (`reportInput`). */
export function problemOf(issue: Issue): Problem {
  if (isMissing(issue)) return problem('missing')
  const own = ownProblem(issue)
  if (own) return own
  switch (issue.code) {
    case 'invalid_type':
      return kindProblem(issue)
    case 'invalid_value':
      return problem('notKnown', {
        value: JSON.stringify(issue.input),
        choices: issue.values.map(String),
      })
    case 'not_multiple_of':
      return issue.divisor === 1
        ? problem('noWholeNumber', { value: JSON.stringify(issue.input) })
        : problem('rounded', { value: JSON.stringify(issue.input), step: String(issue.divisor) })
    case 'too_big':
    case 'too_small':
      return sizeProblem(issue)
    case 'invalid_format':
      return formatProblem(issue)
    default:
      return problem('unfitting')
  }
}

function unknownKeys(issue: z.core.$ZodIssueUnrecognizedKeys, missing: readonly Issue[]): Finding[] {
  const parent = keyOf(issue.path)
  const missingHere = missing
    .filter(({ path }) => keyOf(path.slice(0, -1)) === parent)
    .map(({ path }) => String(path.at(-1)))
  return issue.keys.map((name) => {
    const meant = didYouMean(name, missingHere)
    return {
      path: [...issue.path, name],
      problem: meant ? problem('keyUnknownMeant', { meant }) : problem('keyUnknown'),
    }
  })
}

/** Returns the checked data, or every mistake in it. */
export type Checked<Data> = { data: Data; mistakes: [] } | { data: undefined; mistakes: Mistake[] }

export function checkSchema<Schema extends z.ZodType>(source: SourceFile, schema: Schema): Checked<z.infer<Schema>> {
  if (source.unreadable.length > 0) return { data: undefined, mistakes: source.unreadable }
  const result = schema.safeParse(source.data ?? {}, { reportInput: true })
  if (result.success) return { data: result.data, mistakes: [] }
  const issues = result.error.issues.flatMap(withoutUnions)
  const missing = issues.filter(isMissing)
  const findings = issues.flatMap((issue): Finding[] =>
    issue.code === 'unrecognized_keys'
      ? unknownKeys(issue, missing)
      : [{ path: issue.path, problem: problemOf(issue) }],
  )
  return { data: undefined, mistakes: findings.map((found) => source.mistake(found.path, found.problem)) }
}
