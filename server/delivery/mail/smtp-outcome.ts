import type { NodemailerError } from 'nodemailer'
import type { Outcome } from '../channel.ts'

/** What is said of this letter or its recipient, rather than of the session, the login or the network. */
const ABOUT_THE_LETTER = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** A code as the library or the system writes them; anything longer might hold what a server said. */
const codeOf = (text: string | undefined) => (text !== undefined && /^[A-Z_]{1,30}$/.test(text) ? text : 'ERROR')

/**
 * Tells a refusal for good from one that may pass. A 5xx about the letter is for good (RFC 5321, 4.2.1). A 5xx at
 * the greeting or the login is not: it says that our settings are wrong, which someone mends, and then every letter goes.
 *
 * @returns a reason of codes only: replies hold addresses, and sometimes the letter
 */
export function smtpFailure(error: NodemailerError): Extract<Outcome, { outcome: 'passing' | 'permanent' }> {
  const { code, originalCode, responseCode, command = '', permanent } = error
  if (responseCode !== undefined) {
    const step = /^[A-Z]{4,8}(?: [A-Z\d-]{2,12})?$/.test(command) ? ` ${command}` : ''
    const outcome = permanent === true && ABOUT_THE_LETTER.has(command) ? 'permanent' : 'passing'
    return { outcome, reason: `smtp ${responseCode}${step}` }
  }
  const reason = `smtp ${codeOf(originalCode ?? code)}`
  // Without a reply: the library itself finds an address or the size impossible.
  return { outcome: code === 'EENVELOPE' || code === 'EMESSAGE' ? 'permanent' : 'passing', reason }
}
