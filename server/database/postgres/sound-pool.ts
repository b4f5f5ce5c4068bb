import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Client, Pool, PoolClient } from 'pg'

/** The driver's message when an answer does not come in time; this error has no code. */
const SILENCE = 'Query read timeout'

/** Closes a connection without telling the other side, which may be unreachable. */
function breakOff(client: PoolClient) {
  // An orderly end on a dead network would keep the process alive for a quarter of an hour.
  ;(client as PoolClient & Pick<Client, 'connection'>).connection.stream.destroy()
  client.release(true)
}

/**
 * A pool that never lends a connection that may have died unnoticed. When an answer does not come on one connection, that one is
 * closed, and so is every older one when it is next asked for: each would cost another visitor the same wait.
 */
export function soundPool(pool: Pool): PostgresPool {
  let silences = 0
  /** How many silences there had been when a connection was made. */
  const madeAfter = new WeakMap<PoolClient, number>()
  pool.on('connect', (client) => madeAfter.set(client as PoolClient, silences))

  function lend(client: PoolClient): PostgresPoolClient {
    let silent: Error | undefined
    const query = async (text: string, values: unknown[]) => {
      // After the timeout the transaction is rolled back; that statement would wait a second time.
      if (silent) throw silent
      try {
        return await client.query(text, values)
      } catch (error) {
        if (error instanceof Error && error.message === SILENCE) {
          silent = error
          silences += 1
        }
        throw error
      }
    }
    return {
      // Kysely may also pass cursors, which are only used for streaming; nothing here streams.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => (silent ? breakOff(client) : client.release(destroy)),
    }
  }

  return {
    options: pool.options,
    async connect() {
      for (;;) {
        const client = await pool.connect()
        if (madeAfter.get(client) === silences) return lend(client)
        breakOff(client)
      }
    },
    end: () => pool.end(),
  }
}
