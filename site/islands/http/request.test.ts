import { afterEach, expect, test, vi } from 'vitest'
import { HttpError } from './http-error.ts'
import { request } from './request.ts'

afterEach(() => vi.unstubAllGlobals())

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
  })
})

test('without a body there is no content type', async () => {
  const fetchMock = answerWith(Response.json([]))
  await request('/blog/articles.en.json', { method: 'GET' })
  expect(fetchMock.mock.calls[0]?.[1]).toEqual({ method: 'GET', credentials: 'include', headers: {} })
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
  expect(new HttpError(422, '', JSON.stringify({ errors })).fieldErrors).toEqual(errors)
  expect(new HttpError(422, '', 'not JSON').fieldErrors).toEqual([])
  expect(new HttpError(503, '', JSON.stringify({ errors })).fieldErrors).toEqual([])
})
