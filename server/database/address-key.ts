import { domainToASCII } from 'node:url'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** A letter without its capitalization. `ß`, which has no single capital, stays what it is. */
function folded(letter: string): string {
  const capital = letter.toUpperCase()
  return ([...capital].length === 1 ? capital : letter).toLowerCase()
}

/**
 * The same for an e-mail address in all the ways it may be written: capitals of any script, and a domain in its own script or as
 * it is spelled for the network. JavaScript does this, because the two databases know other capitals each.
 */
export function addressKey(address: string): string {
  const text = [...address.normalize('NFC')].map(folded).join('').normalize('NFC')
  const at = text.lastIndexOf('@') + 1
  return text.slice(0, at) + (domainToASCII(text.slice(at)) || text.slice(at))
}

const AT_A_TIME = 100

/**
 * Gives their keys to leads that have none: of before there were keys, or of a server that has not been brought up to date. A few
 * at a time, so that servers beside this one go on.
 */
export async function fillAddressKeys(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const leads = await db
      .selectFrom('lead')
      .select(['id', 'email'])
      .where('email_key', 'is', null)
      .limit(AT_A_TIME)
      .execute()
    if (leads.length === 0) return
    const keys = leads.map(({ id, email }) => sql`when ${id} then ${addressKey(email)}`)
    await db
      .updateTable('lead')
      .set({ email_key: sql<string>`case id ${sql.join(keys, sql` `)} end` })
      .where(
        'id',
        'in',
        leads.map(({ id }) => id),
      )
      .execute()
  }
}
