import { type Agent, type ClientRequest, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../server/app.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { readBuiltSite } from '../../server/pages/built-site.ts'
import { removeFolder, writeFixtureSite } from './built-site.ts'
import { sqliteDatabase, type TestDatabase } from './test-databases.ts'

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Whose connections to use; a new one where it is missing. */
  agent?: Agent
  /** Gives up. */
  signal?: AbortSignal
}

export interface RunningApp {
  app: FastifyInstance
  config: Config
  database: TestDatabase
  port: number
  /** The folder of its built site. */
  site: string
  /** Sends a request target exactly as it is written, which `fetch` would tidy up first. */
  ask(target: string, asked?: Asked): Promise<Answered>
  stop(): Promise<void>
}

/** Ends a request with this body, and resolves with the whole answer. */
export const answerTo = (outgoing: ClientRequest, body: string | undefined) =>
  new Promise<Answered>((resolve, reject) => {
    outgoing.on('response', (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((received) => {
        resolve({ status, headers, body: received, text: received.toString() })
      }, reject)
    })
    outgoing.on('error', (error) => reject(Object.assign(error, { onReusedConnection: outgoing.reusedSocket })))
    outgoing.end(body)
  })

/** Sends a request target exactly as it is written. */
export const askPort = (port: number, target: string, { body, ...asked }: Asked = {}) =>
  answerTo(httpRequest({ host: '127.0.0.1', port, path: target, agent: false, ...asked }), body)

/** The real app over the fixture site and a new database, which is removed with it, listening on a free port. */
export async function runApp(
  environment: Record<string, string> = {},
  database: TestDatabase = sqliteDatabase(),
  options?: Parameters<typeof buildApp>[2],
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
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    config,
    database,
    port,
    site,
    ask: (target, asked) => askPort(port, target, asked),
    async stop() {
      await app.close()
      await database.remove()
      removeFolder(site)
    },
  }
}
