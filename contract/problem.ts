/** The error of one field. */
export interface FieldError {
  /** The field's name in the payload. The form may have no such field. */
  field: string
  /** Shown beside the field, in the language of the request. */
  message: string
}

/** The body of every error of `/api/*` (RFC 9457). */
export interface Problem {
  /** Always `about:blank`: the status says enough (RFC 9457, 4.2.1). */
  type: string
  /** The English name of the status, such as `Not Found`. */
  title: string
  status: number
  /** One sentence in the language of the request, or in English if only a developer can correct the error. */
  detail?: string
  /** Only with status 422: the first error of each field, in the order of the form. */
  errors?: FieldError[]
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json'

/** The body of 201, sent once the lead is stored. */
export interface Receipt {
  /** UUID, version 7. */
  id: string
  /** ISO 8601 in UTC, as in `2026-11-21T07:00:44.123Z`. */
  receivedAt: string
}
