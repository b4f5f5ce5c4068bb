import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Client, Pool, PoolClient } from 'pg'

/** The driver's words for an answer that did not come in time. Its errors of this kind have no code. */
const SILENCE = 'Query read timeout'

/** Breaks a connection off without a word to the other side, which may not be there to hear it. */
function breakOff(client: PoolClient) {
  // A goodbye to a network that swallows it would keep the process alive for a quarter of an hour.
  ;(client as PoolClient & Pick<Client, 'connection'>).connection.stream.destroy()
  client.release(true)
}

/**
 * A pool that hands out no connection that may have died unnoticed. Where one waited for an answer in vain it is broken off, and
 * so are all others of its time as soon as they are asked for: each would cost the next visitor the same wait.
 */
export function soundPool(pool: Pool): PostgresPool {
  let silences = 0
  /** How many silences there had been when a connection was made. */
  const madeAfter = new WeakMap<PoolClient, number>()
  pool.on('connect', (client) => madeAfter.set(client as PoolClient, silences))

  function lend(client: PoolClient): PostgresPoolClient {
    let silent: Error | undefined
    const query = async (text: string, values: unknown[]) => {
      // A transaction that failed is rolled back, and would wait here for a second time.
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
      // Cursors are the other half of what Kysely may ask with; nothing here streams.
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
