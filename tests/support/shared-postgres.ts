import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { listenHere } from './listen-here.ts'
import { type Postgres, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The port that tells, once PostgreSQL takes queries, in which folder its socket is. */
    sharedPostgres: number
  }
}

/** Two files run at a time, and each may start several servers, with ten connections each. */
const CONNECTIONS = '300'

/**
 * One PostgreSQL for all test files of a project of Vitest that only need databases: each makes its own there. Whoever stops or
 * freezes one, or looks into its files, starts one of their own. It is started for the first file that asks.
 */
export default async function sharedPostgres(project: TestProject) {
  let started: Promise<Postgres> | undefined
  const door = createServer(async (_request, response) => {
    started ??= startPostgres({ max_connections: CONNECTIONS })
    try {
      response.end((await started).folder)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  project.provide('sharedPostgres', await listenHere(door))
  return async () => {
    door.close()
    door.closeAllConnections()
    const postgres = await started?.catch(() => undefined)
    await postgres?.remove()
  }
}
