import type { Transaction } from 'kysely'
import type { ClaimTable, Tables } from '../database/tables.ts'

/**
 * Claims a key for a lead, so that nothing is done twice for it. If two servers try at the same time, the primary key makes one
 * wait for the other's commit and then find its claim.
 *
 * @param since claims from before this moment (ISO) no longer count
 * @returns whether the key was free
 */
export async function takeClaim(
  trx: Transaction<Tables>,
  { scope, key, ...row }: ClaimTable,
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
