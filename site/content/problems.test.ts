import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { loadContent } from './load-content.ts'
import { isKnown, PROBLEMS, type ProblemId, problem, thaiProblem } from './problems.ts'

const names = { keys: { over: 'นับจาก', by: 'ผู้นับ' }, choices: { done: 'ตรวจแล้ว' } }
const ids = Object.keys(PROBLEMS) as ProblemId[]
/** What may stand for anything: signs and spaces, too. */
const told = Object.fromEntries(
  ids.flatMap((id) => [...PROBLEMS[id].en.matchAll(/<([a-z]+)>/g)].map(([, name = '']) => [name, `“${name}” 1; {2}`])),
)

/** The messages that a schema has of its own, and all within it. */
function messagesIn(schema: z.ZodType): string[] {
  const seen = new Set<unknown>()
  const messages: string[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    const { _zod: zod } = node as { _zod?: { def: Record<string, unknown> } }
    const { error, getter, ...def } = zod?.def ?? (node as Record<string, unknown>)
    if (typeof error === 'function') {
      const said = error({ code: 'custom', input: undefined, path: [] })
      if (typeof said === 'string') messages.push(said)
    }
    if (typeof getter === 'function') walk(getter())
    for (const inner of Object.values(def)) walk(inner)
  }
  walk(schema)
  return messages
}

describe('the messages of the content’s check', () => {
  test.each(ids)('%s is recognized by its English, and said in Thai with what it tells', (id) => {
    const thai = thaiProblem(problem(id, told), names)
    expect(thai).toBe(PROBLEMS[id].th.replace(/<([a-z]+)>/g, (_, name: string) => String(told[name])))
    expect(thai).toMatch(/\p{Script=Thai}/u)
    // Of what is told, Thai has nothing that English has not.
    for (const [slot] of PROBLEMS[id].th.matchAll(/<[a-z]+>/g)) expect(PROBLEMS[id].en).toContain(slot)
  })

  test('name fields and choices as the editor does', () => {
    expect(thaiProblem(problem('counting', { keys: 'over, by' }), names)).toContain('นับจาก ผู้นับ')
    expect(thaiProblem(problem('notKnown', { value: '"x"', choices: 'done or other' }), names)).toContain(
      'ตรวจแล้ว หรือ other',
    )
  })

  test('are all that the schemas have', () => {
    const schemas = new Set<z.ZodType>()
    loadContent(join(process.cwd(), 'content'), (_, schema) => schemas.add(schema))
    const messages = [...schemas].flatMap(messagesIn)
    expect(messages.length).toBeGreaterThan(20)
    expect([...new Set(messages)].filter((message) => !isKnown(message))).toEqual([])
  })
})
