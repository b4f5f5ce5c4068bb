import type { FieldError, Problem } from '../../contract/problem.ts'

/** An unsuccessful response. The message is `status: body`, or `status: status text` if the body is empty. */
export class HttpError extends Error {
  override name = 'HttpError' as const
  readonly status: number
  readonly body: string
  /** Seconds in `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor({ status, statusText, headers }: Response, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.body = body
    const seconds = headers.get('Retry-After') ?? ''
    this.retryAfter = /^\d+$/.test(seconds) ? Number(seconds) : undefined
  }

  /** The problem details of the body. Empty if it has none. */
  get problem(): Partial<Problem> {
    try {
      return (JSON.parse(this.body) as Problem | null) ?? {}
    } catch {
      return {}
    }
  }

  /** The field errors of a 422 response, otherwise empty. */
  get fieldErrors(): FieldError[] {
    return (this.status === 422 && this.problem.errors) || []
  }
}

interface RequestOptions {
  method: 'GET' | 'POST'
  /** JSON, sent with a JSON content type. */
  body?: string
  headers?: Record<string, string>
}

const TIMEOUT_MS = 30_000

/** @throws HttpError for an unsuccessful response */
async function readJson<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new HttpError(response, await response.text())
  return (await response.json()) as Answer
}

/**
 * Sends a request to our server with credentials, and parses the response as JSON. Rejects with an HttpError, with a DOMException named
 * TimeoutError after 30 seconds, or with a TypeError if the connection failed.
 *
 * @throws before anything is sent, if the browser lacks what this needs
 */
export function request<Answer>(url: string, { method, body, headers }: RequestOptions): Promise<Answer> {
  const response = fetch(url, {
    method,
    credentials: 'include',
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return response.then(readJson<Answer>)
}
