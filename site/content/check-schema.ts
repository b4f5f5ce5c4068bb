import type { z } from 'zod'
import { didYouMean } from './did-you-mean.ts'
import { type KeyPath, keyOf, type Mistake } from './mistakes.ts'
import type { SourceFile } from './source-file.ts'

type Issue = z.core.$ZodIssue

const isMissing = (issue: Issue) => issue.code === 'invalid_type' && issue.input === undefined

/** For data that fits none of several shapes: the issues of the shape that it fits best. */
function withoutUnions(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [meant] = issue.errors.toSorted((one, other) => weight(one) - weight(other))
  return meant?.flatMap((inner) => withoutUnions({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue]
}

/** Fewer issues mean a better fit. A shape of another type (a text instead of an object) is never the one that was meant. */
function weight(issues: readonly Issue[]): number {
  const isOtherKind = issues.some((issue) => issue.code === 'invalid_type' && issue.path.length === 0)
  return issues.length + (isOtherKind ? 100 : 0)
}

function sizeProblem(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string | undefined {
  if (!Array.isArray(issue.input)) return undefined
  const bound = issue.code === 'too_big' ? `${issue.maximum} at most` : `${issue.minimum} at least`
  const place = issue.message.startsWith('Too ') ? 'site/content/schemas' : issue.message
  return `has ${issue.input.length} entries, ${bound} belong here; how many there are is laid down in ${place}`
}

function problemOf(issue: Issue): string {
  if (isMissing(issue)) return 'is missing'
  if (issue.code === 'invalid_type' && issue.expected === 'string')
    return `${JSON.stringify(issue.input)} is no text; put it into 'quotes'`
  if (issue.code === 'invalid_type' && issue.expected === 'number')
    return `${JSON.stringify(issue.input)} is no number; write digits alone, without sign, comma or unit`
  if (issue.code === 'invalid_value')
    return `${JSON.stringify(issue.input)} is not known here; write ${issue.values.map(String).join(' or ')}`
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeProblem(issue) ?? issue.message
  return issue.message
}

interface Finding {
  path: KeyPath
  problem: string
}

function unknownKeys(issue: z.core.$ZodIssueUnrecognizedKeys, missing: readonly Issue[]): Finding[] {
  const parent = keyOf(issue.path)
  const missingHere = missing
    .filter(({ path }) => keyOf(path.slice(0, -1)) === parent)
    .map(({ path }) => String(path.at(-1)))
  return issue.keys.map((name) => ({
    path: [...issue.path, name],
    problem: `this key is not known here${didYouMean(name, missingHere)}`,
  }))
}

/** Checked data, or the mistakes that keep it from fitting its schema: all of them. */
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
  return { data: undefined, mistakes: findings.map(({ path, problem }) => source.mistake(path, problem)) }
}
