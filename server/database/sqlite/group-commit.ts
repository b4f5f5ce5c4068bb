import { type Kysely, sql, type Transaction } from 'kysely'

interface Work<Tables> {
  run(trx: Transaction<Tables>): Promise<() => void>
  fail(error: unknown): void
}

/** How many leads one transaction stores at most, so that nobody waits for more than so many others. */
const MAX_TOGETHER = 100

/**
 * Does one piece of work inside the shared transaction. If it fails, only this piece is undone.
 *
 * @returns to be called after the commit: resolves or rejects the promise of whoever asked for this work
 * @throws when it cannot be undone alone, as on a full disk: then the whole transaction fails
 */
async function part<Tables>(trx: Transaction<Tables>, work: Work<Tables>): Promise<() => void> {
  await sql`savepoint part`.execute(trx)
  try {
    const settle = await work.run(trx)
    await sql`release part`.execute(trx)
    return settle
  } catch (error) {
    await sql`rollback to part`.execute(trx)
    await sql`release part`.execute(trx)
    return () => work.fail(error)
  }
}

/**
 * Commits several pieces of work in one transaction. A commit waits for the disk, and on SQLite everybody waits with it: whatever
 * arrives during one commit shares the next, instead of needing one each. PostgreSQL does the same by itself.
 *
 * @returns a function that does work in a transaction; it resolves once the work is durable and rejects if it was undone
 */
export function groupCommit<Tables>(db: Kysely<Tables>) {
  let waiting: Work<Tables>[] = []
  let flushing = false

  async function commit(works: readonly Work<Tables>[]) {
    try {
      const settles = await db.transaction().execute(async (trx) => {
        const [only, ...others] = works
        // One that is alone is undone with the whole transaction.
        if (only && others.length === 0) return [await only.run(trx)]
        const all: (() => void)[] = []
        for (const work of works) all.push(await part(trx, work))
        return all
      })
      for (const settle of settles) settle()
    } catch (error) {
      for (const work of works) work.fail(error)
    }
  }

  async function flush() {
    while (waiting.length > 0) {
      const works = waiting.slice(0, MAX_TOGETHER)
      waiting = waiting.slice(MAX_TOGETHER)
      await commit(works)
    }
    flushing = false
  }

  return <Result>(run: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({
        run: async (trx) => {
          const result = await run(trx)
          return () => resolve(result)
        },
        fail: reject,
      })
      if (flushing) return
      flushing = true
      // In the next turn of the event loop, when all requests that have already arrived have been read.
      setImmediate(flush)
    })
}
