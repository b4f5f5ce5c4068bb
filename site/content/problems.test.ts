import { expect, test } from 'vitest'
import type { z } from 'zod'
import { contentSchemas } from './content-schemas.ts'
import { PROBLEMS, type Problem, problem, sayProblem } from './mistakes.ts'

const slotsOf = (template: string) => [...template.matchAll(/<([a-z]+)>/g)].map(([, name = '']) => name)

/** The problems that a schema has of its own, and all within it. */
function problemsIn(schema: z.ZodType): Problem[] {
  const seen = new Set<unknown>()
  const problems: Problem[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    const { _zod: zod } = node as { _zod?: { def: Record<string, unknown> } }
    const { error, getter, params, ...def } = zod?.def ?? (node as Record<string, unknown>)
    if (typeof error === 'function') {
      const said = error({ code: 'custom', input: undefined, path: [] })
      if (typeof said === 'string') problems.push(JSON.parse(said))
    }
    if (params) problems.push(params as Problem)
    if (typeof getter === 'function') walk(getter())
    for (const inner of Object.values(def)) walk(inner)
  }
  walk(schema)
  return problems
}

test('a list in a message is read as one', () => {
  expect(sayProblem(problem('notKnown', { value: '"x"', choices: ['done', 'other'] }))).toContain('write done or other')
})

test('the rules of the schemas name messages that exist, each with what it tells', () => {
  const problems = Object.values(contentSchemas).flatMap(problemsIn)
  expect(problems.length).toBeGreaterThan(20)
  for (const { id, told } of problems)
    expect([id, Object.keys(told).sort()]).toEqual([id, slotsOf(PROBLEMS[id]).sort()])
})
