import type { z } from 'zod'
import { ContentError } from './content-error.ts'

export function keyPath(path: readonly PropertyKey[]): string {
  return path.map(String).join('.')
}

function findIssue(issue: z.core.$ZodIssue): { key: string; problem: string } {
  if (issue.code === 'invalid_union') {
    // The choice that fits best is the one that was meant.
    const [meant] = issue.errors.toSorted((one, other) => one.length - other.length)
    const inner = meant?.[0]
    if (inner) return findIssue({ ...inner, path: [...issue.path, ...inner.path] })
  }
  if (issue.code === 'unrecognized_keys') {
    const [name] = issue.keys
    return { key: keyPath([...issue.path, name ?? '']), problem: 'this key is not known here' }
  }
  const missing = issue.code === 'invalid_type' && issue.message.includes('received undefined')
  return { key: keyPath(issue.path), problem: missing ? 'this key is missing' : issue.message }
}

/**
 * The data of one content file, proved to fit its schema.
 * @throws ContentError naming the file and the first key that is missing, unknown or wrong.
 */
export function checkFile<Schema extends z.ZodType>(file: string, schema: Schema, data: unknown): z.infer<Schema> {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const [issue] = result.error.issues
  if (!issue) throw new ContentError(file, '', result.error.message)
  const { key, problem } = findIssue(issue)
  throw new ContentError(file, key, problem)
}
