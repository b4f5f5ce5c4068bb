import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

const PROJECT_FOLDER = join(import.meta.dirname, '..')
const SECRET = `whsec_${Buffer.alloc(24, 'k').toString('base64')}`
const OTHER_SECRET = `whsec_${Buffer.alloc(24, 'l').toString('base64')}`
const MAIL = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Krajai <hello@krajai.example>' }
const WEBHOOK = { WEBHOOK_URL: 'https://crm.example.com/hooks/leads', WEBHOOK_SECRET: SECRET }

it('by default the server listens on this machine only and stores leads in the project folder', () => {
  const defaults = {
    HOST: '127.0.0.1',
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    DATABASE_URL: { kind: 'sqlite', file: join(PROJECT_FOLDER, 'data/leads.db') },
    TRUST_PROXY: false,
    RATE_LIMIT: 10,
    LOG_LEVEL: 'info',
  }
  expect(readConfig({})).toEqual(defaults)
  expect(readConfig({ PORT: '', HOST: '', LEADS_MAIL_TO: '', SHELL: '/bin/sh' })).toEqual(defaults)
})

it('reads settings, drops repeated addresses and accepts two secrets', () => {
  const environment = {
    HOST: '::',
    PORT: '0',
    SITE_URL: 'https://www.example.com/',
    LEADS_RETENTION_DAYS: '365',
    LEADS_MAIL_TO: 'a@krajai.example, b@krajai.example,a@krajai.example',
    ACKNOWLEDGE_SENDERS: 'false',
    ...MAIL,
    ...WEBHOOK,
    WEBHOOK_SECRET: `${SECRET} ${OTHER_SECRET}`,
  }
  expect(readConfig(environment)).toMatchObject({
    HOST: '::',
    PORT: 0,
    SITE_URL: 'https://www.example.com',
    LEADS_RETENTION_DAYS: 365,
    mail: { team: ['a@krajai.example', 'b@krajai.example'], acknowledge: false },
    webhook: { secrets: [Buffer.alloc(24, 'k'), Buffer.alloc(24, 'l')] },
  })
})

it.each([
  ['file:elsewhere/leads.db', { kind: 'sqlite', file: join(PROJECT_FOLDER, 'elsewhere/leads.db') }],
  ['file:///srv/leads.db', { kind: 'sqlite', file: '/srv/leads.db' }],
  [
    'postgresql://host:5433/leads?sslmode=require',
    { kind: 'postgres', url: 'postgresql://host:5433/leads?sslmode=require' },
  ],
  ['postgres:///leads?host=/run', { kind: 'postgres', url: 'postgres:///leads?host=/run' }],
])('reads DATABASE_URL=%s', (DATABASE_URL, database) => {
  expect(readConfig({ DATABASE_URL }).DATABASE_URL).toEqual(database)
})

it.each([
  ['off', false],
  ['1', 1],
  ['10.0.0.0/8, fd00::/8,127.0.0.1', ['10.0.0.0/8', 'fd00::/8', '127.0.0.1']],
])('reads TRUST_PROXY=%s', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY }).TRUST_PROXY).toEqual(trustProxy)
})

describe('the message for a bad value names the variable and does not repeat the value:', () => {
  const errorOf = (environment: Record<string, string>) => {
    try {
      return JSON.stringify(readConfig(environment))
    } catch (error) {
      return error instanceof StartError ? error.message : String(error)
    }
  }

  it.each([
    ['PORT', { PORT: 'hunter2' }],
    ['PORT', { PORT: '65536' }],
    ['SITE_URL', { SITE_URL: 'ftp://hunter2.example' }],
    ['SITE_URL', { SITE_URL: 'https://hunter2.example/site' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'hunter2' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
    ['RATE_LIMIT', { RATE_LIMIT: '0' }],
    ['LEADS_RETENTION_DAYS', { LEADS_RETENTION_DAYS: '29' }],
    ['BACKUP_FOLDER', { BACKUP_FOLDER: 'hunter2' }],
    ['DATABASE_URL', { DATABASE_URL: 'hunter2.db' }],
    ['DATABASE_URL', { DATABASE_URL: 'file://hunter2/leads.db' }],
    ['DATABASE_URL', { DATABASE_URL: 'file:hunter2.db?mode=ro' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:hunter2@host' }],
    ['SMTP_URL', { ...MAIL, SMTP_URL: 'http://hunter2.example' }],
    ['SMTP_URL', { ...MAIL, SMTP_URL: 'smtp://user:hunter2%@mail.example.com' }],
    ['MAIL_FROM', { ...MAIL, MAIL_FROM: 'Hunter2 <hello@krajai.example' }],
    ['MAIL_FROM', { SMTP_URL: MAIL.SMTP_URL }],
    ['SMTP_URL', { LEADS_MAIL_TO: 'hunter2@krajai.example' }],
    ['LEADS_MAIL_TO', { ...MAIL, LEADS_MAIL_TO: 'a@krajai.example; hunter2@krajai.example' }],
    ['ACKNOWLEDGE_SENDERS', { ...MAIL, ACKNOWLEDGE_SENDERS: 'hunter2' }],
    ['WEBHOOK_URL', { ...WEBHOOK, WEBHOOK_URL: 'ftp://hunter2.example' }],
    ['WEBHOOK_SECRET', { ...WEBHOOK, WEBHOOK_SECRET: 'whsec_hunter2' }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: WEBHOOK.WEBHOOK_URL }],
  ])('%s in %o', (name, environment) => {
    const message = errorOf(environment)
    expect(message).toMatch(new RegExp(`^${name}: [^\\n]+$`))
    expect(message).not.toMatch(/hunter2/i)
  })

  it('several bad values are in one line', () => {
    expect(errorOf({ PORT: 'x', LOG_LEVEL: 'loud' })).toMatch(/^PORT: [^\n]+; LOG_LEVEL: [^\n]+$/)
  })
})
