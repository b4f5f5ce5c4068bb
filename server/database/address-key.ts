import { domainToASCII } from 'node:url'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** A letter in lower case, by way of its capital (Greek ς and σ become one). `ß`, which has no single capital, stays as it is. */
function folded(letter: string): string {
  const capital = letter.toUpperCase()
  return ([...capital].length === 1 ? capital : letter).toLowerCase()
}

/**
 * One key for all spellings of an e-mail address: capitals of any script, and a domain in its own script or in Punycode. It is
 * made in JavaScript because SQLite and PostgreSQL lower-case different letters.
 */
export function addressKey(address: string): string {
  const text = [...address.normalize('NFC')].map(folded).join('').normalize('NFC')
  const at = text.lastIndexOf('@') + 1
  return text.slice(0, at) + (domainToASCII(text.slice(at)) || text.slice(at))
}

const AT_A_TIME = 100

/**
 * Fills in the key of leads without one: those stored before keys existed, or by a server of an older version that still runs. A
 * few at a time, so that other servers are not held up.
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
