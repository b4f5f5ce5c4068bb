import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The least of an id's end that names a lead: 24 random bits. The index `lead_short_id` is over as many. */
const SHORT_LENGTH = 6
const WHOLE_LENGTH = 36

/** Whether a name is as long as an id, and needs no other to be one. */
export const isWholeId = (name: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(name)

/** Whether a name is the end of an id, or may be one, and less of it than names a lead. */
export const isTooShort = (name: string) => /^[\da-f-]+$/i.test(name.trim()) && name.trim().length < SHORT_LENGTH

const endOfId = sql<string>`substr(id, ${sql.lit(WHOLE_LENGTH - SHORT_LENGTH + 1)})`

/**
 * The ids that a name given by a person may mean: a whole id, or its end, in whatever capitals. The beginning of an id is its time, the
 * same for all leads of a minute, so it is the end that tells them apart.
 *
 * @returns none where nothing has this end or it is too short, several where it is not long enough
 */
export async function idsByName(db: Kysely<Tables>, name: string): Promise<string[]> {
  const end = name.trim().toLowerCase()
  if (!/^[\da-f-]{6,36}$/.test(end)) return []
  const leads = await db
    .selectFrom('lead')
    .select('id')
    .where(endOfId, '=', end.slice(-SHORT_LENGTH))
    .orderBy('id', 'desc')
    .execute()
  return leads.map(({ id }) => id).filter((id) => id.endsWith(end))
}

/** The shortest end of an id, from six characters, that no other one has. */
function shortest(id: string, others: readonly string[]): string {
  for (let length = SHORT_LENGTH; length < WHOLE_LENGTH; length += 1) {
    const end = id.slice(-length)
    if (!others.some((other) => other !== id && other.endsWith(end))) return end
  }
  return id
}

/** How many ids a statement is asked for: SQLite takes 32,766 values, PostgreSQL twice as many. */
const AT_A_TIME = 500

/** For each of these leads the shortest name that means it alone among all leads there are. */
export async function shortIds(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, string>> {
  const ends = [...new Set(ids.map((id) => id.slice(-SHORT_LENGTH)))]
  const alike: { id: string }[][] = []
  for (let at = 0; at < ends.length; at += AT_A_TIME) {
    const some = ends.slice(at, at + AT_A_TIME)
    alike.push(await db.selectFrom('lead').select('id').where(endOfId, 'in', some).execute())
  }
  const byEnd = Map.groupBy(
    alike.flat().map(({ id }) => id),
    (id) => id.slice(-SHORT_LENGTH),
  )
  return new Map(ids.map((id) => [id, shortest(id, byEnd.get(id.slice(-SHORT_LENGTH)) ?? [])]))
}
