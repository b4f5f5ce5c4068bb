import { closeSync, existsSync, openSync } from 'node:fs'
import { fastify } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CONTACT, runDeliveringApp } from '../../tests/support/delivering-app.ts'
import { DATABASE_KINDS, testDatabases } from '../../tests/support/test-databases.ts'
import { readConfig } from '../settings/config.ts'
import { countLogFailures, createLogOptions, createLogStream } from './request-log.ts'

/** The logged lines of an error. */
function logged(error: unknown): Record<string, unknown>[] {
  const lines: string[] = []
  const settings = createLogOptions(readConfig({}))
  const app = fastify({
    ...settings,
    logger: { ...settings.logger, stream: { write: (line: string) => lines.push(line) } },
  })
  app.log.error({ err: error }, 'it failed')
  return lines.map((line) => JSON.parse(line).err)
}

it('logs the type, message and stack of an error, without the row that a database quotes', () => {
  const cause = Object.assign(new Error('refused', { cause: 'somchai@example.com' }), { detail: '(Somchai)' })
  class DatabaseError extends Error {}
  const error = Object.assign(new DatabaseError('new row violates check constraint "no_free_mail"', { cause }), {
    code: '23514',
    detail: 'Failing row contains (Somchai, somchai@example.com, what was written).',
    where: 'Somchai',
    parameters: ['Somchai'],
  })
  const lines = logged(error)
  expect(lines).toEqual([
    {
      type: 'DatabaseError',
      message: 'new row violates check constraint "no_free_mail"',
      code: '23514',
      stack: expect.stringContaining('request-log.test.ts'),
      cause: 'Error: refused',
    },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/somchai|what was written/i)
})

it.each([
  [{ code: 'somchai@example.com' }, 'object'],
  ['somchai@example.com', 'string'],
  [null, 'object'],
])('logs only the type of %o, which is thrown and is not an error', (thrown, type) => {
  expect(logged(thrown)).toEqual([{ type, message: 'not an error', stack: '' }])
})

describe.runIf(DATABASE_KINDS.includes('PostgreSQL'))('on PostgreSQL', () => {
  const newDatabase = testDatabases('PostgreSQL')

  it('a lead that the database refuses is not in the log', async () => {
    const database = await newDatabase()
    const app = await runDeliveringApp(database, {})
    onTestFinished(async () => {
      await app.stop()
      await database.remove()
    })
    await database.ask(`alter table lead add constraint no_strangers check (email not like '%@example.com')`)
    await expect(app.send(CONTACT)).rejects.toThrow('The response has status 503')
    expect(app.log()).toContain('violates check constraint \\"no_strangers\\"')
    expect(app.log()).not.toMatch(/private/i)
  })
})

it.skipIf(!existsSync('/dev/full'))('goes on without the log while the disk is full, and counts the lines', () => {
  const full = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(full))
  const before = countLogFailures()
  const stream = createLogStream(full)
  for (const line of ['one\n', 'two\n']) stream.write(line)
  expect(countLogFailures() - before).toBe(2)
})
