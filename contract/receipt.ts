/** The answer to an accepted submission (201). It is sent only after the lead is durable. */
export interface Receipt {
  /** UUID, version 7. */
  id: string
  /** ISO 8601 in UTC, as in `2026-11-21T07:00:44.123Z`. */
  receivedAt: string
}
