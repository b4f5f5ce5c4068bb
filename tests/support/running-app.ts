import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../server/app.ts'
import { readBuiltSite } from '../../server/pages/built-site.ts'
import { readConfig } from '../../server/settings/config.ts'
import { removeFolder, writeFixtureSite } from './built-site.ts'
import { sqliteDatabase, type TestDatabase } from './test-databases.ts'

export interface HttpAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

export interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The default is a new connection. */
  agent?: Agent
}

export interface RunningApp {
  app: FastifyInstance
  database: TestDatabase
  port: number
  /** The folder of its built site. */
  site: string
  ask(target: string, options?: RequestOptions): Promise<HttpAnswer>
  stop(): Promise<void>
}

/** Sends a request target unchanged, which `fetch` would normalize. */
export const askPort = (port: number, target: string, { body, ...options }: RequestOptions = {}) =>
  new Promise<HttpAnswer>((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path: target, agent: false, ...options }, (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((received) => {
        resolve({ status, headers, body: received, text: received.toString() })
      }, reject)
    })
    request.on('error', reject)
    request.end(body)
  })

/**
 * Runs the app on a free port, with the fixture site and a new database. `stop` also removes the database.
 *
 * @param isUsable false if the database cannot be opened yet
 */
export async function runApp(
  environment: Record<string, string> = {},
  database: TestDatabase = sqliteDatabase(),
  { isUsable = true, ...options }: Parameters<typeof buildApp>[2] & { isUsable?: boolean } = {},
): Promise<RunningApp> {
  const site = writeFixtureSite()
  const config = readConfig({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000',
    ...environment,
  })
  const app = await buildApp(config, readBuiltSite(site), options)
  await app.listen({ host: '127.0.0.1', port: 0 })
  // On a busy machine, the app listens before its database is open.
  while (isUsable && (await app.inject('/readyz')).statusCode !== 200) await setTimeout(50)
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    database,
    port,
    site,
    ask: (target, options) => askPort(port, target, options),
    async stop() {
      await app.close()
      await database.remove()
      removeFolder(site)
    },
  }
}
