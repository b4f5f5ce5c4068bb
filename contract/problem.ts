/** The error of one field, with the text that the form shows beside it. */
export interface FieldError {
  /** The field's name in the payload; for a field the form does not have, the name that was sent. */
  field: string
  /** In the language of the request. */
  message: string
}

/** The body of every error of `/api/*`: problem details (RFC 9457), sent as `application/problem+json`. */
export interface Problem {
  /** `about:blank` throughout: the status says which kind of problem it is (RFC 9457, 4.2.1). */
  type: string
  /** The name that HTTP has for the status: English throughout. */
  title: string
  status: number
  /** One sentence, in the language that `Content-Language` names: the form's where its sender can help it, English where only a developer can. */
  detail?: string
  /** Only with status 422: the first problem of each field, in the order of the form. */
  errors?: FieldError[]
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json'

/** The answer to an accepted submission (201). It is sent only after the lead is durable. */
export interface Receipt {
  /** UUID, version 7. */
  id: string
  /** ISO 8601 in UTC, as in `2026-11-21T07:00:44.123Z`. */
  receivedAt: string
}
