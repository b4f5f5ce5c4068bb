/**
 * Releases as `npm run release` packs them, but for the pages, which are a few, and the packages, which are the project's own. Those of
 * later versions are made from the same sources and a migration more.
 */
import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeFolder, writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { releaseFiles } from '../../tools/release/release-files.ts'
import { projectFolder } from '../../tools/runtime.js'

/** A migration of a version that does not exist yet. */
export interface RehearsedChange {
  name: `${number}-${string}`
  oldestServer: 'any' | `${number}-${string}`
  /** What is done to the table of leads. */
  statement: string
}

/** Where a release says which version it is. */
export const VERSION_PATH = '/version.txt'

function addMigration(folder: string, { name, oldestServer, statement }: RehearsedChange) {
  const migrations = join(folder, 'server/database/migrations')
  writeFileSync(
    join(migrations, `${name}.ts`),
    `import { type Kysely, sql } from 'kysely'

    export const oldestServer = '${oldestServer}'

    export async function up(db: Kysely<unknown>): Promise<void> {
      await sql\`${statement}\`.execute(db)
    }`,
  )
  appendFileSync(
    join(migrations, 'index.ts'),
    `\nimport * as added${name.slice(0, 4)} from './${name}.ts'\nmigrations['${name}'] = added${name.slice(0, 4)}\n`,
  )
}

/**
 * @param folder where to, which is made
 * @param changes what its version does to the tables beyond those of the sources
 */
export function writeRehearsedRelease(folder: string, version: string, changes: readonly RehearsedChange[]) {
  mkdirSync(folder, { recursive: true })
  for (const path of releaseFiles(projectFolder).files) cpSync(join(projectFolder, path), join(folder, path))
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
  const packageJson = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...packageJson, version }))
  for (const change of changes) addMigration(folder, change)
  const site = writeFixtureSite()
  cpSync(site, join(folder, 'dist'), { recursive: true })
  removeFolder(site)
  writeFileSync(join(folder, 'dist', VERSION_PATH), version)
}
