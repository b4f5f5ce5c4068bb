import { HttpError } from './http-error.ts'

interface RequestOptions {
  method: 'GET' | 'POST'
  /** Sent as JSON, with a JSON content type, when there is one. */
  body?: unknown
  headers?: Record<string, string>
}

/**
 * One call to our own server, credentials included, its answer read as JSON.
 * @throws HttpError for any answer that is not a success; TypeError when there was no answer at all.
 */
export async function request<Answer>(url: string, { method, body, headers }: RequestOptions): Promise<Answer> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text())
  return (await response.json()) as Answer
}
