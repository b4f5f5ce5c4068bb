import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { PROBLEM_MEDIA_TYPE } from '../contract/problem.ts'
import { answerProblems } from './problems.ts'

it('an unexpected error is answered without details, and logged with its cause', async () => {
  const lines: string[] = []
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })
  answerProblems(app, () => undefined)
  app.get('/broken', async () => {
    throw new Error('the inner workings')
  })
  const answer = await app.inject('/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toBe(PROBLEM_MEDIA_TYPE)
  expect(answer.json()).toEqual({ type: 'about:blank', title: 'Internal Server Error', status: 500 })
  expect(lines.join('')).toContain('the inner workings')
  await app.close()
})
