import type { Transaction } from 'kysely'
import { DAY } from '../../contract/time.ts'
import type { IdempotencyTable, Tables } from '../database/tables.ts'

/** A claim that is dated so much later than another one comes was made while a clock was ahead. */
const AHEAD_MILLISECONDS = DAY

/**
 * Claims a key for a lead, so that nothing is done twice for it. If two servers try at the same time, the primary key makes one
 * wait for the other's commit and then find its claim.
 *
 * @param since claims from before this moment (ISO) no longer count, nor do those that a clock which was ahead by more than a day has dated
 * @returns whether the key was free
 */
export async function takeClaim(
  trx: Transaction<Tables>,
  { scope, key, ...row }: IdempotencyTable,
  since: string,
): Promise<boolean> {
  const ahead = new Date(Date.parse(row.created_at) + AHEAD_MILLISECONDS).toISOString()
  const taken = await trx
    .insertInto('idempotency')
    .values({ scope, key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet(row)
        .where(({ or, eb }) =>
          or([eb('idempotency.created_at', '<', since), eb('idempotency.created_at', '>', ahead)]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}
