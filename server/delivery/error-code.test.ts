import { expect, it } from 'vitest'
import { errorCode } from './error-code.ts'

it.each([
  'ECONNREFUSED',
  'EPRIVATE',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL',
  'ERR_SSL_UNSAFE_LEGACY_RENEGOTIATION_DISABLED',
])('%s is told as it is', (code) => expect(errorCode(code)).toBe(code))

it.each([undefined, 550, '', '550', 'manee@example.com', 'Mailbox unknown', 'E\nX', 'econnrefused', 'E'.repeat(65)])(
  '%j is no code, and told as an error alone',
  (code) => expect(errorCode(code)).toBe('ERROR'),
)
