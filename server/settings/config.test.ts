import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findUnencrypted, readConfig } from './config.ts'
import { StartError } from './start-error.ts'

const PROJECT_FOLDER = join(import.meta.dirname, '../..')
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
  ['SMTP_URL', 'smtps://us%40er:12%2F3%234:5@[::1]:465/?requireTLS=false', MAIL],
  ['MAIL_FROM', '"Krajai, Ltd." <hello@krajai.example>', MAIL],
  ['WEBHOOK_URL', 'http://localhost:9/%40team?a=b', WEBHOOK],
  ['DATABASE_URL', 'postgres://user:12%2F3:4@database/leads?sslmode=verify-full&sslrootcert=/etc/ca.pem', {}],
  ['DATABASE_URL', 'file:/srv/ข่าว/leads #1.db', {}],
  ['SITE_URL', 'https://กระจาย.ไทย:8443', {}],
  ['PUBLIC_ANALYTICS_SRC', 'https://cdn.example.com/package%401.2.3/a.js', {}],
  ['PUBLIC_ANALYTICS_SRC', '/a.js?b=c', {}],
])('accepts %s=%s', (name, value, others) => {
  expect(() => readConfig({ ...others, [name]: value })).not.toThrow()
})

it.each([
  [{ ...WEBHOOK, WEBHOOK_URL: 'http://crm.example.com/a?host=localhost' }, ['WEBHOOK_URL']],
  [{ ...WEBHOOK, WEBHOOK_URL: 'https://crm.example.com/a' }, []],
  [{ ...WEBHOOK, WEBHOOK_URL: 'http://127.0.0.1:9/a' }, []],
  [{ DATABASE_URL: 'postgres://db.internal/leads' }, ['DATABASE_URL']],
  [{ DATABASE_URL: 'postgres://127.0.0.1/leads?host=10.0.0.5' }, ['DATABASE_URL']],
  [{ DATABASE_URL: 'postgres://db.internal/leads?sslmode=disable' }, []],
  [{ DATABASE_URL: 'postgres://[::1]/leads' }, []],
  [{ DATABASE_URL: 'postgres:///leads?host=/run' }, []],
])('finds what would travel unencrypted with %j: %j', (environment, names) => {
  expect(findUnencrypted(readConfig(environment))).toEqual(names)
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

  /** Forms in which people write a value that another program would cut or read in another way. */
  const URL_MISTAKES = (protocol: string, rest: string) => [
    `${protocol}://hunter2:abc${rest}`,
    `${protocol}://hunter2:0${rest}`,
    `${protocol}://hunter2:99999${rest}`,
    `${protocol}://hunter2:${rest}`,
    `${protocol}://user:12/34@hunter2.example${rest}`,
    `${protocol}://user:12?34@hunter2.example${rest}`,
    `${protocol}://user:12#34@hunter2.example${rest}`,
    `${protocol}://user:12@34@hunter2.example${rest}`,
    `${protocol}://user:%zz@hunter2.example${rest}`,
    `${protocol}://user:hunter2 3@host${rest}`,
    `${protocol}://user:"hunter2"@host${rest}`,
    `${protocol}://:hunter2@host${rest}x y`,
    `${protocol}://${rest}`,
    `${protocol}://::1${rest}`,
    `${protocol}://[::1${rest}`,
    `${protocol}://10.5${rest}`,
    `${protocol}://0x10${rest}`,
    `${protocol}://ｈunter2${rest}`,
    `${protocol}://hunter2,hunter2${rest}`,
    `${protocol}://hunter2${rest}#hunter2`,
    `${protocol}:hunter2${rest}`,
    `hunter2${rest}`,
  ]
  const NUMBER_MISTAKES = [
    'abc',
    '1e2',
    '0x64',
    ' 100',
    '100\n',
    '100.5',
    '-100',
    '+100',
    '１００',
    '๑๐๐',
    '0100',
    '100,',
  ]
  const LIST_MISTAKES = (a: string, b: string) => [`${a},`, `,${a}`, `${a},,${b}`, `${a};${b}`, `${a} ${b}`, `"${a}"`]

  it.each([
    ['PORT', NUMBER_MISTAKES, {}],
    ['METRICS_PORT', [...NUMBER_MISTAKES, '65536'], {}],
    ['RATE_LIMIT', [...NUMBER_MISTAKES, '0'], {}],
    ['LEADS_RETENTION_DAYS', [...NUMBER_MISTAKES, '29', '99999'], {}],
    ['TRUST_PROXY', ['01', '1e0', '1.5', '１', 'on', '10.0.0.0/33', ...LIST_MISTAKES('10.0.0.0/8', 'fd00::/8')], {}],
    ['HOST', ['http://host', 'host:3000', '[::1]', '10.5', '*', 'a b', '127.0.0.1,::1', "'::1'"], {}],
    ['SITE_URL', [...URL_MISTAKES('https', ''), 'https://user@host', 'https://host?'], {}],
    [
      'PUBLIC_ANALYTICS_SRC',
      [...URL_MISTAKES('https', '/a.js'), '//host/a.js', '/\\host', 'http://host/a.js', '/a.js#1'],
      {},
    ],
    ['PUBLIC_ANALYTICS_SRC', ["https://a;script-src'/a.js", 'javascript:alert(1)', 'data:text/javascript,1'], {}],
    ['DATABASE_URL', [...URL_MISTAKES('postgres', '/leads'), 'postgres:///leads', 'postgres://h/a/b'], {}],
    [
      'DATABASE_URL',
      ['sslmode=verifyfull', 'sslmod=require', 'host=a&sslmod=require', 'sslmode=', 'sslrootcert=system'].map(
        (end) => `postgres://h/leads?${end}`,
      ),
      {},
    ],
    [
      'DATABASE_URL',
      ['file:', 'file:/x/', 'file:..', 'file:~/x', 'file: x', 'file:x%20y', "file:'x'", 'file:x ', '/x'],
      {},
    ],
    ['BACKUP_FOLDER', ['./x', '~/x', 'file:/x', ' /x', '/x\n', '"/x"'], {}],
    ['SMTP_URL', [...URL_MISTAKES('smtp', ''), 'smtp://user@host', 'smtp://user:@host', 'smtp://host/x'], MAIL],
    ['MAIL_FROM', ['a, b <a@krajai.example>', 'a@krajai.example;b@krajai.example', 'a: b <a@krajai.example>'], MAIL],
    ['LEADS_MAIL_TO', LIST_MISTAKES('a@krajai.example', 'b@krajai.example'), MAIL],
    ['WEBHOOK_URL', [...URL_MISTAKES('https', '/a'), 'https://u:hunter2@host/a', 'https://a/b,https://c/d'], WEBHOOK],
    ['WEBHOOK_SECRET', [...LIST_MISTAKES(SECRET, OTHER_SECRET).slice(0, 4), `whsec_${'k'.repeat(33)}`], WEBHOOK],
  ])('%s: each of %j', (name, mistakes, others) => {
    const messages = mistakes.map((mistake) => errorOf({ ...others, [name]: mistake }))
    expect(messages.filter((message) => !message.startsWith(`${name}: `))).toEqual([])
    expect(messages.join()).not.toMatch(/hunter2/i)
  })

  it('several bad values are in one line', () => {
    expect(errorOf({ PORT: 'x', LOG_LEVEL: 'loud' })).toMatch(/^PORT: [^\n]+; LOG_LEVEL: [^\n]+$/)
  })
})
