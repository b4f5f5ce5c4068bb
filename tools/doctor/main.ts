/**
 * `krajai doctor`: looks at everything that a deployment depends on and says a line of each, with what to do. It may be run
 * beside the server. `--send` also sends a test message by mail and webhook, `--backups` looks into another folder of copies than BACKUP_FOLDER. Ends with 1
 * where leads or visitors would be lost.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { MANIFEST_FILE } from '../../contract/site-manifest.ts'
import { type Config, loadSettingsFile, readConfig } from '../../server/config.ts'
import { StartError } from '../../server/start-error.ts'
import { commandName, fromCaller, runCommand } from '../run-command.ts'
import { projectFolder } from '../runtime.js'
import { backupFinding } from './backups.ts'
import { databaseFindings } from './database.ts'
import { connectionFindings } from './database-connection.ts'
import { deliveryFindings } from './delivery.ts'
import { about, type Finding } from './finding.ts'
import { clockFinding, diskFinding, existing, freeBytes, isClockKept, nodeFinding } from './machine.ts'
import { originFindings, placeholdersFinding, retentionFinding, securityContactFinding, siteFinding } from './site.ts'

const USAGE = `Usage: ${commandName('doctor')} [--send] [--backups DIR] [--dist DIR]`

const SIGNS = { ok: 'ok     ', warning: 'warning', failed: 'FAILED ' } satisfies Record<Finding['verdict'], string>

/** The site was built before now, whatever the clock says. */
function builtAt(dist: string): Date {
  const manifest = join(dist, MANIFEST_FILE)
  return existsSync(manifest) ? statSync(manifest).mtime : new Date(0)
}

interface Asked {
  dist: string
  send: boolean
  /** The folder of the copies, where it is another than the setting's. */
  backups?: string | undefined
}

async function examine(config: Config, { dist, send, backups }: Asked): Promise<Finding[]> {
  const now = new Date()
  const { findings: database, clock, doubt } = await databaseFindings(config, now)
  const folder = config.database.kind === 'sqlite' ? existing(dirname(config.database.file)) : projectFolder
  const pinned = readFileSync(join(projectFolder, '.nvmrc'), 'utf8').trim()
  return [
    nodeFinding(process.versions.node, pinned),
    siteFinding(dist, config.siteUrl),
    securityContactFinding(dist, now),
    ...originFindings(config),
    ...connectionFindings(config),
    ...database,
    diskFinding(freeBytes(folder), folder),
    clockFinding({ now: new Date(), past: builtAt(dist), database: clock, kept: isClockKept() }),
    ...(await deliveryFindings(config, send)),
    backupFinding(backups ?? config.backupFolder ?? undefined, now),
    retentionFinding(config, doubt),
    await placeholdersFinding(projectFolder),
  ]
}

async function doctor(): Promise<Finding[]> {
  const { values } = parseArgs({
    options: {
      backups: { type: 'string' },
      send: { type: 'boolean', default: false },
      dist: { type: 'string', default: join(projectFolder, 'dist') },
    },
  })
  loadSettingsFile()
  const { send, dist, backups } = values
  try {
    return await examine(readConfig(process.env), {
      send,
      dist: fromCaller(dist),
      backups: backups === undefined ? undefined : fromCaller(backups),
    })
  } catch (error) {
    if (error instanceof StartError) return [about('settings').failed(error.message)]
    throw error
  }
}

await runCommand({ usage: USAGE, failed: 'doctor' }, async () => {
  const findings = await doctor()
  const width = Math.max(...findings.map(({ about }) => about.length))
  for (const { about, verdict, says } of findings) console.log(`${SIGNS[verdict]}  ${about.padEnd(width)}  ${says}`)
  const count = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict).length
  console.log(`\n${count('failed')} failed, ${count('warning')} to look at, ${count('ok')} fine`)
  process.exitCode = count('failed') > 0 ? 1 : 0
})
