/**
 * `SITE_URL=https://www.example.com npm run release`: one archive with the built site, the server, the operator's tools, the packages
 * that they need and no others, their licences and a list of them (SBOM). It starts on a machine with nothing but Node, without a
 * network. `--folder DIR` leaves it unpacked there instead.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadSettingsFile } from '../../server/config.ts'
import { makeFolder } from '../../server/make-folder.ts'
import { readBuiltSite } from '../../server/pages/built-site.ts'
import { filesIn } from '../../server/pages/files-in.ts'
import { findPlaceholders } from '../launch-placeholders.ts'
import { NOTICES_FILE, noticesText, partsOfSite, thirdParty } from '../notices/notices.ts'
import { fromCaller, runCommand } from '../run-command.ts'
import { runProcess } from '../run-process.js'
import { projectFolder } from '../runtime.js'
import { commitOf } from './commit-of.ts'
import { type LockedPackages, neededPackages } from './locked-packages.ts'
import { openToRead, pack } from './pack.ts'
import { releaseFiles } from './release-files.ts'
import { sbomOf } from './sbom.ts'

const SCRIPTS = {
  start: 'node tools/release/with-node.js server/main.ts',
  leads: 'node tools/release/with-node.js server/cli/main.ts',
  doctor: 'node tools/release/with-node.js tools/doctor/main.ts',
  backup: 'node tools/release/with-node.js tools/backup/backup.ts',
  restore: 'node tools/release/with-node.js tools/backup/restore.ts',
}

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8')

/** Types, sources of what was compiled, and documents: nothing of it runs. Licences may be documents, and stay. */
const isIdle = (name: string) =>
  /\.(?:[cm]?ts|map|md|markdown|flow)$/.test(name) && !/licen[cs]e|notice|copying/i.test(name)

/** A package without what lies in its own node_modules: that is needed by itself, or not at all. */
function copyPackage(folder: string, target: string) {
  const source = join(projectFolder, folder)
  cpSync(source, join(target, folder), {
    recursive: true,
    filter: (path) => !path.slice(source.length).split(/[\\/]/).includes('node_modules') && !isIdle(basename(path)),
  })
}

/**
 * @param commit what it is made of
 * @returns the origin that its pages were built for
 */
function writeRelease(target: string, commit: string | null): string {
  const { name, version, license, description } = JSON.parse(read('package.json'))
  const locked = JSON.parse(read('package-lock.json')).packages as LockedPackages
  const { files, packages } = releaseFiles(projectFolder)
  const folders = neededPackages(locked, packages, (folder) => existsSync(join(projectFolder, folder)))
  for (const path of files) cpSync(join(projectFolder, path), join(target, path), { recursive: true })
  cpSync(join(projectFolder, 'dist'), join(target, 'dist'), { recursive: true })
  for (const folder of folders) copyPackage(folder, target)

  const write = (path: string, text: string) => writeFileSync(join(target, path), text)
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  const node = read('.nvmrc').trim()
  const dependencies = Object.fromEntries(packages.map((each) => [each, locked[`node_modules/${each}`]?.version]))
  const engines = { node: `^${node}` }
  write(
    'package.json',
    json({
      ...{ name, version, private: true, license, description },
      type: 'module',
      engines,
      scripts: SCRIPTS,
      dependencies,
    }),
  )

  const inPages = partsOfSite(join(target, 'dist'))
  const introduction =
    'This release holds the work of others, under these licences: in its pages (dist/) and in node_modules/.'
  write(NOTICES_FILE, noticesText(introduction, [...inPages, ...folders.map((folder) => thirdParty(folder))]))
  write('sbom.cdx.json', json(sbomOf(target, { name, version }, inPages)))
  const { origin } = readBuiltSite(join(target, 'dist')).manifest
  const placeholders = findPlaceholders(projectFolder).length
  write('release.json', json({ version, commit, origin, node, placeholders }))
  return origin
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

const sizeOf = (folder: string) => filesIn(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

/** @returns the exit code */
async function release(): Promise<number> {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } })
  const asked = values.folder === undefined ? undefined : fromCaller(values.folder)
  // Before the site is built, which takes its time.
  if (asked && existsSync(asked) && readdirSync(asked).length > 0) throw new Error(`${asked} is not empty`)
  loadSettingsFile()
  const build = await runProcess(process.execPath, [join(projectFolder, 'tools/build.ts'), '--if-needed'])
  if (build.exitCode !== 0) return build.exitCode
  const { name, version } = JSON.parse(read('package.json'))
  // Asked before anything is written: the folder may lie among the sources.
  const commit = commitOf(projectFolder)
  // Between two versions there are many releases, and each is unpacked beside the others.
  const own = [name, version, commitOf(projectFolder, 7)].filter(Boolean).join('-')
  const target = asked ?? join(projectFolder, 'release', own)
  rmSync(target, { recursive: true, force: true })
  makeFolder(target)
  const origin = writeRelease(target, commit)
  openToRead(target)
  const unpacked = megabytes(sizeOf(target))
  const made = asked ? target : pack(target)
  const packed = asked ? '' : `${megabytes(statSync(made).size)}, `
  console.log(`${made}: ${packed}unpacked ${unpacked}, for ${origin}`)
  if (new URL(origin).hostname === 'localhost') console.log('For visitors elsewhere, set SITE_URL and make it again.')
  return 0
}

const USAGE = 'Usage: npm run release -- [--folder DIR]'

await runCommand({ usage: USAGE, failed: 'No release was made' }, async () => {
  process.exitCode = await release()
})
