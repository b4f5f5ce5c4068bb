import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'
import { reader } from './reader.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

function answerWith(...answers: Response[]) {
  const fetchMock = vi.fn<typeof fetch>(async () => answers.shift() ?? Response.error())
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

test('a reader asks for JSON with credentials, and its key is the path', async () => {
  const fetchMock = answerWith(Response.json([1, 2]))
  await expect(reader()({ queryKey: ['/blog', 'articles.en.json'] })).resolves.toEqual([1, 2])
  expect(fetchMock).toHaveBeenCalledWith('/blog/articles.en.json', {
    method: 'GET',
    credentials: 'include',
    headers: {},
    signal: expect.any(AbortSignal),
  })
})

test('401 is an error, unless the one who asks says otherwise', async () => {
  answerWith(new Response('', { status: 401, statusText: 'Unauthorized' }), new Response('', { status: 401 }))
  await expect(reader()({ queryKey: ['/a'] })).rejects.toThrow('401: Unauthorized')
  await expect(reader({ on401: 'returnNull' })({ queryKey: ['/a'] })).resolves.toBeNull()
})

test('any other failure is an error either way', async () => {
  answerWith(new Response('gone', { status: 410 }))
  await expect(reader({ on401: 'returnNull' })({ queryKey: ['/a'] })).rejects.toThrow('410: gone')
})

test('what was read is kept for good, and nothing is tried twice', async () => {
  const fetchMock = answerWith(new Response('', { status: 500 }), Response.json('read'))
  const read = () => queryClient.fetchQuery({ queryKey: ['/a'], queryFn: reader<string>() })
  await expect(read()).rejects.toThrow('500')
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await expect(read()).resolves.toBe('read')
  await expect(read()).resolves.toBe('read')
  expect(fetchMock).toHaveBeenCalledTimes(2)
})
