import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { StartError } from '../../start-error.ts'
import { notStartedInThai } from './th-not-started.ts'

const PUBLIC_HTTP = 'http://crm.example.com'
const SECRET = `whsec_${'a'.repeat(32)}`

const refusal = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof StartError) return error
  }
  throw new Error('These settings were taken')
}
const variables = (line: string) => line.match(/(?<=^|; )[A-Z_]+(?=: )/g)

describe('in Thai', () => {
  it.each([
    [{ PORT: 'x', SITE_URL: 'x', DATABASE_URL: 'x', TRUST_PROXY: 'x', RATE_LIMIT: '0', LOG_LEVEL: 'x' }],
    [
      {
        LEADS_RETENTION_DAYS: '0',
        BACKUP_FOLDER: 'x',
        METRICS_PORT: 'x',
        SMTP_URL: 'x',
        SMTP_ALLOW_PLAIN: 'x',
        MAIL_FROM: 'x',
      },
    ],
    [
      {
        LEADS_MAIL_TO: 'x',
        ACKNOWLEDGE_SENDERS: 'x',
        WEBHOOK_URL: 'x',
        WEBHOOK_SECRET: 'x',
        WEBHOOK_ALLOW_PRIVATE: 'x',
      },
    ],
    [{ SMTP_URL: 'smtp://localhost', ACKNOWLEDGE_SENDERS: 'false' }],
    [{ MAIL_FROM: 'a@example.com', LEADS_MAIL_TO: 'b@example.com', WEBHOOK_SECRET: SECRET }],
    [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com', ACKNOWLEDGE_SENDERS: 'false' }],
    [{ WEBHOOK_URL: PUBLIC_HTTP }],
    [{ WEBHOOK_URL: 'http://10.0.0.1', WEBHOOK_SECRET: SECRET, PORT: '3000', METRICS_PORT: '3000' }],
  ])('%j is refused for the same variables as in English', (environment) => {
    const error = refusal(environment as unknown as Record<string, string>)
    const thai = notStartedInThai(error)
    expect(variables(thai)).toEqual(variables(error.message))
    for (const line of thai.split('; ')) expect(line).toMatch(/^[A-Z_]+: \p{sc=Thai}/u)
  })

  it('tables of a later version are told with what changed them, and that the way back by a backup costs leads', () => {
    const error = new StartError('TABLES_TOO_NEW', 'too new', { fault: { is: 'tablesTooNew', change: '0011-less' } })
    expect(notStartedInThai(error)).toMatch(/^\p{sc=Thai}[^a-z]+ \(0011-less\) .*ไม่มีรายการ.* leads export --all /u)
  })

  it('an error that has no Thai is told in its own words', () => {
    expect(notStartedInThai(new StartError('MIGRATION_FAILED', 'Migration 7 failed'))).toContain('Migration 7 failed')
  })
})
