import type { NodemailerError } from 'nodemailer'
import type { Outcome } from '../channel.ts'

/** A code as the library or the system writes them; anything longer might hold what a server said. */
const codeOf = (text: string | undefined) => (text !== undefined && /^[A-Z_]{1,30}$/.test(text) ? text : 'ERROR')

/**
 * Tells what may pass from what will not. A 5xx about the recipient is for good (RFC 5321, 4.2.1), where the recipient is not one
 * of ours. A 5xx at the greeting, the login or our own address says that a setting is wrong: it is mended, and then every letter
 * goes. A letter that is refused for what it says is tried again like any other.
 *
 * @returns a reason of codes only: replies hold addresses, and sometimes the letter
 */
export function smtpFailure(error: NodemailerError): Extract<Outcome, { outcome: 'passing' | 'permanent' }> {
  const { code, originalCode, responseCode, command = '', permanent = false } = error
  if (responseCode === undefined) {
    const reason = `smtp ${codeOf(originalCode ?? code)}`
    // Without a reply: the library itself finds an address impossible.
    return { outcome: code === 'EENVELOPE' ? 'permanent' : 'passing', reason }
  }
  const step = /^[A-Z]{4,8}(?: [A-Z\d-]{2,12})?$/.test(command) ? ` ${command}` : ''
  const reason = `smtp ${responseCode}${step}`
  if (!permanent || command === 'DATA') return { outcome: 'passing', reason }
  return command === 'RCPT TO' ? { outcome: 'permanent', reason } : { outcome: 'passing', reason, ours: true }
}
