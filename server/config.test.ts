import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

const PROJECT_FOLDER = join(import.meta.dirname, '..')

const refusalOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
  } catch (error) {
    return error instanceof StartError ? error.message : error
  }
  return undefined
}

describe('without any setting', () => {
  it('the server is for this machine, and keeps its leads in the project', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      siteUrl: 'http://localhost:3000',
      databaseFile: join(PROJECT_FOLDER, 'data/leads.db'),
      logLevel: 'info',
      metricsPort: null,
      mail: null,
      webhook: null,
    })
  })

  it('an empty value is none, and unknown variables are nobody’s business', () => {
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
    expect(readConfig({ DATABASE_URL: address }).databaseFile).toBe(file)
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

  it.each(['leads.db', 'file:', 'file:data/', 'file://host/leads.db', 'postgres://user:secret@host/leads'])(
    'DATABASE_URL=%s is refused, without repeating a password',
    (DATABASE_URL) => {
      expect(refusalOf({ DATABASE_URL })).toMatch(/^DATABASE_URL: expected the path of an SQLite file/)
      expect(refusalOf({ DATABASE_URL })).not.toContain('secret')
    },
  )

  it('is named together with the others, in one line', () => {
    expect(refusalOf({ PORT: 'x', LOG_LEVEL: 'loud' })).toMatch(/^PORT: [^\n]+; LOG_LEVEL: [^\n]+$/)
  })
})
