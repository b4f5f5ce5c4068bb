import { COME_AGAIN } from './webhook/http-outcome.ts'

const SMTP = /^smtp 5\d\d(?! DATA$)/
const HTTP = /^http (4\d\d)$/

/**
 * Whether the reason that is stored with a delivery tells of a setting of ours. Of one that still waits it says the same as its outcome
 * did (`ours`): where a refusal is about the lead alone, or about its sender's address, nothing waits.
 */
export function isOurs(reason: string | null): boolean {
  if (reason === null) return false
  const [, status] = HTTP.exec(reason) ?? []
  return SMTP.test(reason) || (status !== undefined && !COME_AGAIN.has(Number(status)))
}
