import { describe, expect, it } from 'vitest'
import { smtpFailure } from './smtp-outcome.ts'

const failure = (fields: object) => smtpFailure(Object.assign(new Error('to <manee@example.com> refused'), fields))

describe('a failure of mail', () => {
  it.each([
    [{ responseCode: 550, permanent: true, command: 'RCPT TO' }, 'permanent', 'smtp 550 RCPT TO'],
    [{ responseCode: 552, permanent: true, command: 'DATA' }, 'passing', 'smtp 552 DATA'],
    [{ responseCode: 553, permanent: true, command: 'MAIL FROM' }, 'ours', 'smtp 553 MAIL FROM'],
    [{ code: 'EENVELOPE' }, 'permanent', 'smtp EENVELOPE'],
    [{ responseCode: 451, permanent: false, command: 'RCPT TO' }, 'passing', 'smtp 451 RCPT TO'],
    [{ responseCode: 503, permanent: false, command: 'DATA' }, 'passing', 'smtp 503 DATA'],
    [{ responseCode: 554, permanent: true, command: 'CONN' }, 'ours', 'smtp 554 CONN'],
    [{ responseCode: 535, permanent: true, command: 'AUTH PLAIN', code: 'EAUTH' }, 'ours', 'smtp 535 AUTH PLAIN'],
    [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'passing', 'smtp ECONNREFUSED'],
    [
      { code: 'ESOCKET', originalCode: 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY' },
      'passing',
      'smtp UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    ],
    [{ code: 'ETIMEDOUT' }, 'passing', 'smtp ETIMEDOUT'],
    [{ code: 'ETLS' }, 'passing', 'smtp ETLS'],
    [{}, 'passing', 'smtp ERROR'],
    [{ code: 'manee@example.com' }, 'passing', 'smtp ERROR'],
    [{ responseCode: 421, command: 'CONN' }, 'passing', 'smtp 421 CONN'],
    [{ responseCode: 421 }, 'passing', 'smtp 421'],
    [{ responseCode: 550, permanent: true, command: 'X manee@example.com' }, 'ours', 'smtp 550'],
    [{ responseCode: 550, permanent: true, command: 'manee@example.com AUTH' }, 'ours', 'smtp 550'],
    [{ responseCode: 550, permanent: true, command: 'AUTH manee' }, 'ours', 'smtp 550'],
  ])('%j is %s, told as %s', (fields, outcome, reason) => {
    expect(failure(fields)).toEqual(
      outcome === 'ours' ? { outcome: 'passing', reason, ours: true } : { outcome, reason },
    )
  })
})
