import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'
import { createSendError, handleErrors, ProblemError } from './problems.ts'

const sendError = createSendError(() => undefined)

it.each([
  [404, 'Not Found'],
  [413, 'Content Too Large', 'The request is too large.'],
  [422, 'Unprocessable Content'],
  [429, 'Too Many Requests'],
])('an error with status %i has the title %s', async (status, title, detail?: string) => {
  const app = fastify()
  handleErrors(app, sendError)
  app.get('/refused', async () => {
    throw new ProblemError(status)
  })
  expect((await app.inject('/refused')).json()).toEqual({ type: 'about:blank', title, status, detail })
  expect(new ProblemError(status).message).toBe(title)
  await app.close()
})

it('an unexpected error gets a response without details, and its cause is logged', async () => {
  const lines: string[] = []
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })
  handleErrors(app, sendError)
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
