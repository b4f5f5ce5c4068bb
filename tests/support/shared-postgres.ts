import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { listenLocally } from './listen-locally.ts'
import { type Postgres, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of an HTTP server that returns the folder of PostgreSQL's socket. */
    sharedPostgres: number
  }
}

/** Two test files run at a time. Each may start several servers with ten connections each. */
const CONNECTIONS = '300'

/**
 * One PostgreSQL server for all test files, started at the first request. A test that stops or freezes its server calls `startPostgres`
 * itself.
 */
export default async function sharedPostgres(project: TestProject) {
  let started: Promise<Postgres> | undefined
  const server = createServer(async (_request, response) => {
    started ??= startPostgres({ max_connections: CONNECTIONS })
    try {
      response.end((await started).folder)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  project.provide('sharedPostgres', await listenLocally(server))
  return async () => {
    server.close()
    server.closeAllConnections()
    const postgres = await started?.catch(() => undefined)
    await postgres?.remove()
  }
}
