import { expect, it } from 'vitest'
import { smtpFailure } from './mail/smtp-outcome.ts'
import { isOurs } from './ours.ts'
import { httpOutcome } from './webhook/http-outcome.ts'

const NOW = new Date('2026-11-21T07:00:00Z')
const COMMANDS = ['CONN', 'EHLO', 'STARTTLS', 'AUTH PLAIN', 'MAIL FROM', 'DATA', 'not one']

it('what is stored of a refusal that passes tells whose fault it was, as the refusal did', () => {
  const outcomes = [
    ...[421, 450, 500, 535, 550, 554].flatMap((responseCode) =>
      COMMANDS.map((command) =>
        smtpFailure(Object.assign(new Error(), { responseCode, permanent: responseCode >= 500, command })),
      ),
    ),
    smtpFailure(Object.assign(new Error(), { code: 'ETIMEDOUT' })),
    ...Array.from({ length: 600 }, (_, status) => httpOutcome(status, undefined, NOW)),
  ].filter((outcome) => outcome.outcome === 'passing')
  expect(outcomes.length).toBeGreaterThan(100)
  expect(outcomes.filter(({ reason, ours = false }) => isOurs(reason) !== ours)).toEqual([])
})

it.each([
  [null, false],
  ['timeout', false],
  // Of mail to the team, whose address is a setting; a sender's is given up.
  ['smtp 550 RCPT TO', true],
])('%s: %s', (reason, ours) => expect(isOurs(reason)).toBe(ours))
