import type { NodemailerError } from 'nodemailer'
import type { Outcome } from '../channel.ts'
import { errorCode } from '../error-code.ts'

/**
 * Tells temporary failures from permanent ones. A 5xx about a sender's address is permanent (RFC 5321, 4.2.1). A 5xx at the greeting,
 * the login or our own address means that a setting is wrong: someone will correct it, and then every letter goes out. A letter
 * refused for its contents is tried again.
 *
 * @returns a reason made of codes only, because replies quote addresses and sometimes the letter
 */
export function smtpFailure(error: NodemailerError): Extract<Outcome, { outcome: 'transient' | 'permanent' }> {
  const { code, originalCode, responseCode, command = '', permanent = false } = error
  if (responseCode === undefined) {
    const reason = `smtp ${errorCode(originalCode ?? code)}`
    // Without a reply, EENVELOPE means that the library itself rejects an address.
    return { outcome: code === 'EENVELOPE' ? 'permanent' : 'transient', reason }
  }
  const step = /^[A-Z]{4,8}(?: [A-Z\d-]{2,12})?$/.test(command) ? ` ${command}` : ''
  const reason = `smtp ${responseCode}${step}`
  if (!permanent || command === 'DATA') return { outcome: 'transient', reason }
  return command === 'RCPT TO'
    ? { outcome: 'permanent', reason }
    : { outcome: 'transient', reason, misconfigured: true }
}
