import { type Kysely, PostgresAdapter } from 'kysely'

/** Whether the leads are in PostgreSQL, for the few places where one set of queries is not enough. */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter
