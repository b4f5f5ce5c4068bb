import { type Kysely, sql, type Transaction } from 'kysely'

interface Work<Tables> {
  run(trx: Transaction<Tables>): Promise<() => void>
  fail(error: unknown): void
}

/** What one transaction holds at most: nobody waits for more than so many others. */
const MOST_TOGETHER = 100

/**
 * Does one part of a transaction as if it were alone: what fails is undone, and the others go on.
 *
 * @returns what tells whoever waits how it went, once all of it is durable
 * @throws where it cannot be undone by itself, as on a full disk: then none of them is stored
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
 * Commits together what arrives together. A commit waits for the disk, and on SQLite everybody waits with it; those that came in
 * meanwhile then share the next one instead of queueing for one each. PostgreSQL does the same by itself.
 *
 * @returns does work in a transaction and resolves when it is durable; rejects with its error when it was undone
 */
export function groupCommit<Tables>(db: Kysely<Tables>) {
  let waiting: Work<Tables>[] = []
  let flushing = false

  async function commit(works: readonly Work<Tables>[]) {
    try {
      const settles = await db.transaction().execute(async (trx) => {
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
      const works = waiting.slice(0, MOST_TOGETHER)
      waiting = waiting.slice(MOST_TOGETHER)
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
      // After everything else that has arrived at the same time has been read.
      setImmediate(flush)
    })
}
