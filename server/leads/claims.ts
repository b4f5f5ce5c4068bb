import type { Transaction } from 'kysely'
import type { SubmissionTable, Tables } from '../database/tables.ts'

/**
 * Takes a key for a lead. Two servers that try at the same time are put in order by the primary key: the second
 * one waits for the first one's commit and then finds it.
 *
 * @param since a claim that is older, an ISO moment, counts as forgotten
 * @returns whether it was free
 */
export async function takeClaim(
  trx: Transaction<Tables>,
  { scope, key, ...row }: SubmissionTable,
  since: string,
): Promise<boolean> {
  const taken = await trx
    .insertInto('submission')
    .values({ scope, key, ...row })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'key']).doUpdateSet(row).where('submission.kept_at', '<', since),
    )
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}
