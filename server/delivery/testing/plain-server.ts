import type { SmtpServer } from '../delivery-settings.ts'

/** A mail server of this machine that asks for nothing. */
export const plainServer = (port = 25): SmtpServer => ({
  host: '127.0.0.1',
  port,
  login: null,
  encryption: 'none',
  acceptsAnyCertificate: false,
})
