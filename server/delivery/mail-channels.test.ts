import type { NodemailerError } from 'nodemailer'
import { expect, it } from 'vitest'
import { classifySmtpError } from './mail-channels.ts'

const failure = (fields: Partial<NodemailerError>) =>
  classifySmtpError(Object.assign(new Error('<a@b.c> refused'), fields))

it.each([
  [
    'an unknown recipient',
    { responseCode: 550, command: 'RCPT TO' },
    { result: 'rejected', reason: 'smtp 550 RCPT TO' },
  ],
  ['an address that cannot be sent', { code: 'EENVELOPE' }, { result: 'rejected', reason: 'smtp EENVELOPE' }],
  ['greylisting', { responseCode: 451, command: 'RCPT TO' }, { result: 'retry', settingsRefused: false }],
  ['refused contents', { responseCode: 554, command: 'DATA' }, { result: 'retry', settingsRefused: false }],
  ['a busy server', { responseCode: 421, command: 'CONN' }, { result: 'retry', settingsRefused: false }],
  ['a closed server', { responseCode: 554, command: 'CONN' }, { result: 'retry', settingsRefused: true }],
  ['our name refused with 421', { responseCode: 421, command: 'EHLO' }, { result: 'retry', settingsRefused: true }],
  ['our name refused with 501', { responseCode: 501, command: 'HELO' }, { result: 'retry', settingsRefused: true }],
  ['our login refused', { responseCode: 535, command: 'AUTH PLAIN' }, { result: 'retry', settingsRefused: true }],
  ['our address refused', { responseCode: 550, command: 'MAIL FROM' }, { result: 'retry', settingsRefused: true }],
  [
    'no connection',
    { code: 'ESOCKET', originalCode: 'ECONNREFUSED' },
    { result: 'retry', reason: 'smtp ECONNREFUSED' },
  ],
  ['an error without a code', { code: 'a@b.c refused' }, { result: 'retry', reason: 'smtp ERROR' }],
])('classifies %s', (_, error, outcome) => {
  expect(failure(error)).toMatchObject(outcome)
})
