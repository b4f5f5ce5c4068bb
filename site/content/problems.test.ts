import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { LOCALES } from '../../contract/locale.ts'
import { loadContent } from './load-content.ts'
import { PROBLEMS, type Problem, type ProblemId, problem, sayProblem } from './problems.ts'

const names = { keys: { over: 'นับจาก', by: 'ผู้นับ' }, choices: { done: 'ตรวจแล้ว' } }
const ids = Object.keys(PROBLEMS) as ProblemId[]
const slotsOf = (template: string) => [...template.matchAll(/<([a-z]+)>/g)].map(([, name = '']) => name)
/** What may stand for anything: signs and spaces, too. */
const told = Object.fromEntries(ids.flatMap((id) => slotsOf(PROBLEMS[id].en).map((name) => [name, `“${name}” 1; {2}`])))

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

describe('the messages of the content’s check', () => {
  test.each(ids)('%s is said in both languages with what it tells', (id) => {
    for (const locale of LOCALES) {
      const filled = PROBLEMS[id][locale].replace(/<([a-z]+)>/g, (_, name: string) => String(told[name]))
      expect(sayProblem(problem(id, told), locale, names)).toBe(filled)
    }
    expect(PROBLEMS[id].th).toMatch(/\p{Script=Thai}/u)
    // Of what is told, Thai has nothing that English has not.
    expect(slotsOf(PROBLEMS[id].en)).toEqual(expect.arrayContaining(slotsOf(PROBLEMS[id].th)))
  })

  test('name fields and choices as the editor does, in Thai', () => {
    const counting = problem('counting', { keys: ['over', 'by'] })
    expect(sayProblem(counting, 'th', names)).toContain('นับจาก ผู้นับ')
    expect(sayProblem(counting, 'en')).toContain('lacks over, by;')
    const unknown = problem('notKnown', { value: '"x"', choices: ['done', 'other'] })
    expect(sayProblem(unknown, 'th', names)).toContain('ตรวจแล้ว หรือ other')
    expect(sayProblem(unknown, 'en')).toContain('write done or other')
  })

  test('are all that the schemas have, each with what it tells', () => {
    const schemas = new Set<z.ZodType>()
    loadContent(join(process.cwd(), 'content'), (_, schema) => schemas.add(schema))
    const problems = [...schemas].flatMap(problemsIn)
    expect(problems.length).toBeGreaterThan(20)
    for (const { id, told } of problems)
      expect([id, Object.keys(told).sort()]).toEqual([id, slotsOf(PROBLEMS[id].en).sort()])
  })
})
