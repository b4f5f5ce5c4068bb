import type { FieldError, Problem } from '../../../contract/problem.ts'

/** Any answer that is not a success. Its message is `status: body`, or `status: status text` where the body is empty. */
export class HttpError extends Error {
  override name = 'HttpError' as const
  readonly status: number
  readonly body: string

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.body = body
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
