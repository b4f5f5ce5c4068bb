import { afterEach, expect, test, vi } from 'vitest'
import { HttpError, NoAnswerError } from './http-error.ts'
import { request } from './request.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function answerWith(response: Response) {
  const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(response))
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

test('a body goes as JSON with its content type, credentials included', async () => {
  const fetchMock = answerWith(Response.json({ id: '1' }, { status: 201 }))
  await expect(request('/api/signup', { method: 'POST', body: { a: 1 } })).resolves.toEqual({ id: '1' })
  expect(fetchMock).toHaveBeenCalledWith('/api/signup', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"a":1}',
    signal: expect.any(AbortSignal),
  })
})

test('without a body there is no content type', async () => {
  const fetchMock = answerWith(Response.json([]))
  await request('/blog/articles.en.json', { method: 'GET' })
  expect(fetchMock.mock.calls[0]?.[1]).toEqual({
    method: 'GET',
    credentials: 'include',
    headers: {},
    signal: expect.any(AbortSignal),
  })
})

test('an answer that is no success is an error of status, colon, body', async () => {
  answerWith(new Response('out of order', { status: 503, statusText: 'Service Unavailable' }))
  await expect(request('/api/signup', { method: 'POST', body: {} })).rejects.toThrow('503: out of order')
})

test('an empty body gives way to the status text', async () => {
  answerWith(new Response('', { status: 401, statusText: 'Unauthorized' }))
  await expect(request('/api/signup', { method: 'GET' })).rejects.toThrow('401: Unauthorized')
})

test('field errors are read from problem details with status 422 only', () => {
  const errors = [{ field: 'email', message: 'Please enter a valid email address' }]
  const fieldErrors = (status: number, body: string) => new HttpError(new Response(null, { status }), body).fieldErrors
  expect(fieldErrors(422, JSON.stringify({ errors }))).toEqual(errors)
  expect(fieldErrors(422, 'not JSON')).toEqual([])
  expect(fieldErrors(503, JSON.stringify({ errors }))).toEqual([])
})

test.each([
  ['540', 540],
  ['0', 0],
  ['Fri, 20 Nov 2026 07:00:00 GMT', undefined],
  [undefined, undefined],
])('Retry-After %s is a wait of %s seconds', (header, seconds) => {
  const response = new Response(null, { status: 429, headers: header === undefined ? {} : { 'Retry-After': header } })
  expect(new HttpError(response, '').retryAfter).toBe(seconds)
})

/** A server that is silent from here on: before its answer, or in the middle of it. */
const silence = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

test.each([
  ['an answer', (signal?: AbortSignal | null) => silence(signal)],
  [
    'the rest of one',
    async (signal?: AbortSignal | null) => Object.assign(Response.json({}), { json: () => silence(signal) }),
  ],
])('%s is waited for 30 seconds, and no longer', async (_, fetchAnswer) => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => fetchAnswer(init?.signal))
  const failed = vi.fn<(error: unknown) => void>()
  void request('/api/signup', { method: 'POST', body: {} }).catch(failed)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.any(NoAnswerError))
})

test('an answer in time leaves no timer behind', async () => {
  vi.useFakeTimers()
  answerWith(Response.json({}))
  await request('/api/signup', { method: 'GET' })
  expect(vi.getTimerCount()).toBe(0)
})
