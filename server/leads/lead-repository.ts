import type { Kysely } from 'kysely'
import type { LeadTable, Tables } from '../database/tables.ts'

export type Lead = LeadTable

/** Where leads are kept. Every method throws the driver's own error when the database refuses. */
export interface LeadRepository {
  /** Resolves once the lead is durable: a power cut right after it takes nothing. */
  add(lead: Lead): Promise<void>
  /** All leads, the newest first. */
  list(): Promise<Lead[]>
  find(id: string): Promise<Lead | undefined>
}

export const leadRepository = (db: Kysely<Tables>): LeadRepository => ({
  async add(lead) {
    await db.insertInto('lead').values(lead).execute()
  },
  // The id is a UUID of version 7, so its order is the order of arrival, and it is indexed already.
  list: () => db.selectFrom('lead').selectAll().orderBy('id', 'desc').execute(),
  find: (id) => db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst(),
})
