import { afterEach, expect, test, vi } from 'vitest'
import { HttpError, request } from './http.ts'
import { createQueryFn, queryClient } from './query-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

function answerWith(...answers: Response[]) {
  const fetchMock = vi.fn<typeof fetch>(async () => answers.shift() ?? Response.error())
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

test('a body is sent as JSON with its content type and credentials', async () => {
  const fetchMock = answerWith(Response.json({ id: '1' }, { status: 201 }))
  await expect(request('/api/signup', { method: 'POST', body: '{"a":1}' })).resolves.toEqual({ id: '1' })
  expect(fetchMock).toHaveBeenCalledWith('/api/signup', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"a":1}',
    signal: expect.any(AbortSignal),
  })
})

test('the message of an error is the status and the body, or the status text if the body is empty', async () => {
  answerWith(new Response('out of order', { status: 503 }), new Response('', { status: 410, statusText: 'Gone' }))
  await expect(request('/a', { method: 'GET' })).rejects.toThrow('503: out of order')
  await expect(request('/a', { method: 'GET' })).rejects.toThrow('410: Gone')
})

test('only problem details with status 422 have field errors', () => {
  const errors = [{ field: 'email', message: 'Please enter a valid email address' }]
  const fieldErrors = (status: number, body: string) => new HttpError(new Response(null, { status }), body).fieldErrors
  expect(fieldErrors(422, JSON.stringify({ errors }))).toEqual(errors)
  expect(fieldErrors(422, 'not JSON')).toEqual([])
  expect(fieldErrors(503, JSON.stringify({ errors }))).toEqual([])
})

test.each([
  ['540', 540],
  ['Fri, 20 Nov 2026 07:00:00 GMT', undefined],
])('Retry-After %s is parsed as %s seconds', (header, seconds) => {
  const response = new Response(null, { status: 429, headers: { 'Retry-After': header } })
  expect(new HttpError(response, '').retryAfter).toBe(seconds)
})

test('a request times out after 30 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const fetchMock = answerWith(Response.json({ id: '1' }))
  await request('/api/signup', { method: 'POST' })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000)
  expect(fetchMock.mock.lastCall?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
})

test('a createQueryFn asks for JSON with credentials; its key is the path', async () => {
  const fetchMock = answerWith(Response.json([1, 2]))
  await expect(createQueryFn()({ queryKey: ['/blog', 'articles.en.json'] })).resolves.toEqual([1, 2])
  expect(fetchMock).toHaveBeenCalledWith('/blog/articles.en.json', {
    method: 'GET',
    credentials: 'include',
    headers: {},
    signal: expect.any(AbortSignal),
  })
})

test('401 is an error, or null if the caller chooses it', async () => {
  answerWith(new Response('', { status: 401, statusText: 'Unauthorized' }), new Response('', { status: 401 }))
  await expect(createQueryFn()({ queryKey: ['/a'] })).rejects.toThrow('401: Unauthorized')
  await expect(createQueryFn({ on401: 'returnNull' })({ queryKey: ['/a'] })).resolves.toBeNull()
})

test('data never gets stale, and failed queries are not retried', async () => {
  const fetchMock = answerWith(new Response('', { status: 500 }), Response.json('read'))
  const read = () => queryClient.fetchQuery({ queryKey: ['/a'], queryFn: createQueryFn<string>() })
  await expect(read()).rejects.toThrow('500')
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await expect(read()).resolves.toBe('read')
  await expect(read()).resolves.toBe('read')
  expect(fetchMock).toHaveBeenCalledTimes(2)
})
