import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { refusalOf } from '../tests/support/refused-settings.ts'
import { readConfig } from './config.ts'

const PROJECT_FOLDER = join(import.meta.dirname, '..')

describe('without any setting', () => {
  it('the server listens on this machine only, and stores leads in the project folder', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      socket: null,
      siteUrl: 'http://localhost:3000',
      database: { kind: 'sqlite', file: join(PROJECT_FOLDER, 'data/leads.db') },
      trustProxy: false,
      rateLimit: 10,
      leadsRetentionDays: null,
      backupFolder: null,
      logLevel: 'info',
      metricsPort: null,
      mail: null,
      webhook: null,
    })
  })

  it('empty values count as unset, and unknown variables are ignored', () => {
    expect(readConfig({ PORT: '', HOST: '', SITE_URL: '', SHELL: '/bin/sh' })).toEqual(readConfig({}))
  })
})

describe('settings', () => {
  it('are taken over', () => {
    const config = readConfig({ HOST: '::', PORT: '0', SITE_URL: 'https://www.example.com/', LOG_LEVEL: 'silent' })
    expect(config).toMatchObject({ host: '::', port: 0, siteUrl: 'https://www.example.com', logLevel: 'silent' })
  })

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true)
  })

  it.each([
    ['file:elsewhere/leads.db', join(PROJECT_FOLDER, 'elsewhere/leads.db')],
    ['file:/srv/leads.db', '/srv/leads.db'],
    ['file:///srv/leads.db', '/srv/leads.db'],
  ])('DATABASE_URL %s is %s', (address, file) => {
    expect(readConfig({ DATABASE_URL: address }).database).toEqual({ kind: 'sqlite', file })
  })

  it.each(['postgres://u:p@host/leads', 'postgresql://host:5433/leads?sslmode=require', 'postgres:///leads?host=/run'])(
    'DATABASE_URL %s is PostgreSQL, as it was written',
    (url) => {
      expect(readConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url })
    },
  )

  it.each([
    ['off', false],
    ['1', 1],
    ['10.0.0.0/8, fd00::/8,127.0.0.1', ['10.0.0.0/8', 'fd00::/8', '127.0.0.1']],
  ])('TRUST_PROXY=%s', (TRUST_PROXY, trustProxy) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(trustProxy)
  })

  it('RATE_LIMIT and LEADS_RETENTION_DAYS are numbers', () => {
    const config = readConfig({ RATE_LIMIT: '25', LEADS_RETENTION_DAYS: '365' })
    expect(config).toMatchObject({ rateLimit: 25, leadsRetentionDays: 365 })
  })
})

describe('a bad setting', () => {
  it.each(['abc', '-1', '65536', '80.5', '0x50', ' 80'])('PORT=%j is refused', (PORT) => {
    expect(refusalOf({ PORT })).toBe('PORT: expected a whole number from 0 to 65535, where 0 takes any free port')
  })

  it.each([
    'example.com',
    'ftp://example.com',
    'https://example.com/site',
    'https://example.com/?a',
    'https://u:p@x.th',
  ])('SITE_URL=%s is refused', (SITE_URL) => {
    expect(refusalOf({ SITE_URL })).toMatch(/^SITE_URL: expected the origin/)
  })

  it.each([
    'true',
    'yes',
    '0',
    '-1',
    '100',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/8,',
    'loopback',
    'proxy.example',
  ])('TRUST_PROXY=%s is refused', (TRUST_PROXY) => {
    expect(refusalOf({ TRUST_PROXY })).toMatch(/^TRUST_PROXY: expected off, the number of proxies/)
  })

  it.each([{ RATE_LIMIT: '0' }, { RATE_LIMIT: 'off' }, { RATE_LIMIT: '1.5' }])('%o is refused', (environment) => {
    expect(refusalOf(environment)).toMatch(/: expected a whole number from 1: /)
  })

  it.each(['29', '0', '60.5'])('LEADS_RETENTION_DAYS=%s is refused', (LEADS_RETENTION_DAYS) => {
    expect(refusalOf({ LEADS_RETENTION_DAYS })).toMatch(/: expected a whole number from 30: /)
  })

  it.each([
    'leads.db',
    'file:',
    'file:data/',
    'file::memory:',
    'file:leads.db?mode=ro',
    'file://host/leads.db',
    'mysql://user:secret@host/leads',
    'postgres://user:secret@host',
    'postgres://user:secret@host/',
    'postgres://user:secret@ho st/leads',
    'postgres://user:secret%FF@host/leads',
  ])('DATABASE_URL=%s is refused, without repeating a password', (DATABASE_URL) => {
    expect(refusalOf({ DATABASE_URL })).toMatch(/^DATABASE_URL: expected the path of an SQLite file/)
    expect(refusalOf({ DATABASE_URL })).not.toContain('secret')
  })

  it('is named together with the others, in one line', () => {
    expect(refusalOf({ PORT: 'x', LOG_LEVEL: 'loud' })).toMatch(/^PORT: [^\n]+; LOG_LEVEL: [^\n]+$/)
  })
})
