/** What the doctor asks of the database. It writes what the server writes to be found ready, and no lead. */
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../../server/config.ts'
import { counted } from '../../server/counted.ts'
import { tablesState } from '../../server/database/migrate.ts'
import { migrations } from '../../server/database/migrations/index.ts'
import { openExistingDatabase } from '../../server/database/open.ts'
import { proveWriting } from '../../server/database/prove-writing.ts'
import type { Tables } from '../../server/database/tables.ts'
import { configuredChannels } from '../../server/delivery/delivery-settings.ts'
import { type DeletionDoubt, deletionDoubt } from '../../server/leads/deletion-doubt.ts'
import { retentionLimit } from '../../server/leads/lead-erasure.ts'
import { reasonOf } from '../../server/start-error.ts'
import { isMovedAside } from '../backup/sqlite-copy.ts'
import { projectFolder } from '../runtime.js'
import { backlogFindings } from './backlog.ts'
import { about, type Finding } from './finding.ts'
import { existing } from './machine.ts'

const database = about('database')

/** Where restores have left what was there before. A folder that may be entered and not listed is no fault. */
function movedAside(file: string): string[] {
  const folder = dirname(file)
  try {
    const names = readdirSync(folder).filter((name) => isMovedAside(name, basename(file)))
    return names.map((name) => join(folder, name))
  } catch {
    return []
  }
}

/** What is wrong with where the file is or whose it is, though it can be written. */
function filePlaceFindings(file: string): Finding[] {
  const place = about('database file')
  const inside = relative(projectFolder, file)
  const found: Finding[] = []
  if (!inside.startsWith('..')) {
    found.push(place.warning(`${file} lies in the folder that an upgrade replaces: keep it outside (DATABASE_URL)`))
  }
  if (!existsSync(file)) return found
  for (const aside of movedAside(file)) {
    found.push(
      place.warning(
        `${aside}, which a restore moved aside, still has whom the database has forgotten since: delete it, and ${aside}-* with it`,
      ),
    )
  }
  const { mode, uid } = statSync(file)
  if ((mode & 0o077) !== 0) found.push(place.failed(`${file} can be read by other accounts: chmod 600`))
  if (process.getuid && uid !== process.getuid()) {
    found.push(place.warning(`${file} belongs to another account: run this as the one that runs the server`))
  }
  return found
}

/** Before the first start there is only a folder, or the one it will be made in. */
function newFileFinding(file: string): Finding {
  const folder = existing(dirname(file))
  try {
    accessSync(folder, constants.W_OK)
    return database.ok(`${file} is made when the server first starts`)
  } catch {
    return database.failed(`${file} cannot be made: ${folder} is not writable for this account`)
  }
}

/** Tables on which this version cannot work were not opened. */
async function tablesFinding(db: Kysely<Tables>): Promise<Finding> {
  const { later } = await tablesState(db, migrations)
  const tables = about('tables')
  if (later.length === 0) return tables.ok(`those of this version (${Object.keys(migrations).at(-1)})`)
  return tables.ok(`a later version changed them (${later.join(', ')}); this one may work on them`)
}

interface Found {
  findings: Finding[]
  /** Of a database that is another machine's. */
  clock?: Date | undefined
  /** Why the server deletes no leads by age, though it should. */
  doubt?: DeletionDoubt | undefined
}

type Asked = Pick<Config, 'database' | 'mail' | 'webhook' | 'leadsRetentionDays'>

export async function databaseFindings(config: Asked, now: Date): Promise<Found> {
  const { database: address, leadsRetentionDays: days } = config
  const place = address.kind === 'sqlite' ? filePlaceFindings(address.file) : []
  if (address.kind === 'sqlite' && !existsSync(address.file)) {
    return { findings: [newFileFinding(address.file), ...place] }
  }
  try {
    await using db = await openExistingDatabase(address, { readOnly: false })
    await proveWriting(db)
    const { leads } = await db
      .selectFrom('lead')
      .select(({ fn }) => fn.countAll<number>().as('leads'))
      .executeTakeFirstOrThrow()
    const findings = [
      database.ok(`${address.kind}, a write was committed; ${counted(leads, 'lead')}`),
      await tablesFinding(db),
      ...(await backlogFindings(db, configuredChannels(config), now)),
      ...place,
    ]
    const doubt = days === null ? undefined : await deletionDoubt(db, retentionLimit(days, now), now)
    if (address.kind === 'sqlite') return { findings, doubt }
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
    return { findings, doubt, clock: rows[0]?.now }
  } catch (error) {
    return { findings: [database.failed(reasonOf(error)), ...place] }
  }
}
