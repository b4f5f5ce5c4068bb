import { describe, expect, it } from 'vitest'
import { smtpFailure } from './smtp-outcome.ts'

const failure = (fields: object) => smtpFailure(Object.assign(new Error('to <manee@example.com> refused'), fields))

describe('a failure of mail', () => {
  it.each([
    [{ responseCode: 550, permanent: true, command: 'RCPT TO' }, 'permanent', 'smtp 550 RCPT TO'],
    [{ responseCode: 552, permanent: true, command: 'DATA' }, 'transient', 'smtp 552 DATA'],
    [{ responseCode: 553, permanent: true, command: 'MAIL FROM' }, 'misconfigured', 'smtp 553 MAIL FROM'],
    [{ code: 'EENVELOPE' }, 'permanent', 'smtp EENVELOPE'],
    [{ responseCode: 451, permanent: false, command: 'RCPT TO' }, 'transient', 'smtp 451 RCPT TO'],
    [{ responseCode: 503, permanent: false, command: 'DATA' }, 'transient', 'smtp 503 DATA'],
    [{ responseCode: 554, permanent: true, command: 'CONN' }, 'misconfigured', 'smtp 554 CONN'],
    [
      { responseCode: 535, permanent: true, command: 'AUTH PLAIN', code: 'EAUTH' },
      'misconfigured',
      'smtp 535 AUTH PLAIN',
    ],
    [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'transient', 'smtp ECONNREFUSED'],
    [
      { code: 'ESOCKET', originalCode: 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY' },
      'transient',
      'smtp UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    ],
    [{ code: 'ETIMEDOUT' }, 'transient', 'smtp ETIMEDOUT'],
    [{ code: 'ETLS' }, 'transient', 'smtp ETLS'],
    [{}, 'transient', 'smtp ERROR'],
    [{ code: 'manee@example.com' }, 'transient', 'smtp ERROR'],
    [{ responseCode: 421, command: 'CONN' }, 'transient', 'smtp 421 CONN'],
    [{ responseCode: 421 }, 'transient', 'smtp 421'],
    [{ responseCode: 550, permanent: true, command: 'X manee@example.com' }, 'misconfigured', 'smtp 550'],
    [{ responseCode: 550, permanent: true, command: 'manee@example.com AUTH' }, 'misconfigured', 'smtp 550'],
    [{ responseCode: 550, permanent: true, command: 'AUTH manee' }, 'misconfigured', 'smtp 550'],
  ])('%j is %s, told as %s', (fields, outcome, reason) => {
    expect(failure(fields)).toEqual(
      outcome === 'misconfigured' ? { outcome: 'transient', reason, misconfigured: true } : { outcome, reason },
    )
  })
})
