import type { FieldError, Problem } from '../../../contract/problem.ts'

/** Any answer that is not a success. Its message is `status: body`, or `status: status text` where the body is empty. */
export class HttpError extends Error {
  override name = 'HttpError' as const
  readonly status: number
  readonly body: string
  /** After how many seconds the server wants to be asked again, where it says so in seconds. */
  readonly retryAfter: number | undefined

  constructor({ status, statusText, headers }: Response, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.body = body
    const seconds = headers.get('Retry-After') ?? ''
    this.retryAfter = /^\d+$/.test(seconds) ? Number(seconds) : undefined
  }

  /** What the server found wrong field by field; empty unless it answered 422 with problem details. */
  get fieldErrors(): FieldError[] {
    if (this.status !== 422) return []
    try {
      return (JSON.parse(this.body) as Problem).errors ?? []
    } catch {
      return []
    }
  }
}

/** No answer in the time one waits for it. Whether the call was heard is not known. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError' as const
}
