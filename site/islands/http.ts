import { QueryClient } from '@tanstack/react-query'
import type { FieldError, Problem } from '../../contract/problem.ts'

/** Any answer that is not a success. Its message is `status: body`, or `status: status text` where the body is empty. */
export class HttpError extends Error {
  override name = 'HttpError' as const
  readonly status: number
  readonly body: string
  /** Seconds to wait before the next try, if `Retry-After` gives them. */
  readonly retryAfter: number | undefined

  constructor({ status, statusText, headers }: Response, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.body = body
    const seconds = headers.get('Retry-After') ?? ''
    this.retryAfter = /^\d+$/.test(seconds) ? Number(seconds) : undefined
  }

  /** What the server found wrong, field by field. Empty unless it answered 422 with problem details. */
  get fieldErrors(): FieldError[] {
    if (this.status !== 422) return []
    try {
      return (JSON.parse(this.body) as Problem).errors ?? []
    } catch {
      return []
    }
  }
}

/** No answer within the timeout. The server may or may not have received the request. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError' as const
}

interface RequestOptions {
  method: 'GET' | 'POST'
  /** Sent as JSON, with a JSON content type. */
  body?: unknown
  headers?: Record<string, string>
}

const TIMEOUT_MS = 30_000

/**
 * Calls our own server with credentials and reads the answer as JSON.
 * @throws HttpError for any answer that is not a success; NoAnswerError after 30 seconds; TypeError when the connection failed.
 */
export async function request<Answer>(url: string, { method, body, headers }: RequestOptions): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    })
    if (!response.ok) throw new HttpError(response, await response.text())
    return (await response.json()) as Answer
  } catch (error) {
    throw signal.aborted ? new NoAnswerError() : error
  }
}

interface ReaderOptions {
  /** What a 401 means to the caller: an error like any other, or nothing to read. */
  on401?: 'throw' | 'returnNull'
}

/** The generic query function: GET, parsed as JSON. The query key is the path, in parts. */
export function reader<Answer>({ on401 = 'throw' }: ReaderOptions = {}) {
  return async ({ queryKey }: { queryKey: readonly string[] }): Promise<Answer | null> => {
    try {
      return await request<Answer>(queryKey.join('/'), { method: 'GET' })
    } catch (error) {
      if (on401 === 'returnNull' && error instanceof HttpError && error.status === 401) return null
      throw error
    }
  }
}

/**
 * One for the page, shared by all islands. Data is never stale, nothing is refetched or retried. With `networkMode: 'always'` a call
 * made offline fails at once; by default TanStack would hold it back without a word to the visitor.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
