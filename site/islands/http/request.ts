import { HttpError, NoAnswerError } from './http-error.ts'

interface RequestOptions {
  method: 'GET' | 'POST'
  /** Sent as JSON, with a JSON content type, when there is one. */
  body?: unknown
  headers?: Record<string, string>
}

/** How long to wait for an answer, in milliseconds. */
const TIMEOUT = 30_000

/**
 * One call to our own server, credentials included, its answer read as JSON.
 * @throws HttpError for any answer that is not a success; NoAnswerError when none came in 30 seconds; TypeError when the
 *   connection failed.
 */
export async function request<Answer>(url: string, { method, body, headers }: RequestOptions): Promise<Answer> {
  // Not AbortSignal.timeout, which Safari has only since 2022.
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT)
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: timeout.signal,
    })
    if (!response.ok) throw new HttpError(response, await response.text())
    return (await response.json()) as Answer
  } catch (error) {
    throw timeout.signal.aborted ? new NoAnswerError() : error
  } finally {
    clearTimeout(timer)
  }
}
