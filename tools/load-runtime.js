import { spawnSync } from 'node:child_process'
import { installDebianPackages } from './debian-packages.js'
import { runProcess } from './run-process.js'

/** With this a program ends that the system could not put together, or that ran one that was not there. */
const NOT_STARTED = 127

/** The library whose lack keeps a program from starting, in the words of glibc's loader. */
const LACK = /error while loading shared libraries: ([^:\s]+):/

/** What Node needs from 26 on, in Debian's package of it: a small system comes without. */
const LIBRARIES = new Map([['libatomic.so.1', 'libatomic1']])

/** The Node that this project brings along cannot start on this machine. */
export class LibraryError extends Error {
  /** @override */
  name = 'LibraryError'
}

/** @param {string} runtime */
const lackOf = (runtime) => LACK.exec(spawnSync(runtime, ['--version'], { encoding: 'utf8' }).stderr)?.[1]

/**
 * Runs a Node. Where a library of the system is missing that it needs, it is installed first if that needs nobody's answer.
 *
 * @param {string} runtime
 * @param {readonly string[]} nodeArguments
 * @param {NodeJS.ProcessEnv} env
 * @param {(choices: readonly string[]) => Promise<void>} installPackages
 * @throws {LibraryError} where it still is missing
 */
export async function runLoaded(runtime, nodeArguments, env, installPackages = installDebianPackages) {
  const run = () => runProcess(runtime, nodeArguments, { env })
  const ended = await run()
  const lack = ended.exitCode === NOT_STARTED ? lackOf(runtime) : undefined
  if (lack === undefined) return ended
  const debian = LIBRARIES.get(lack)
  if (debian) {
    console.error(`Installing ${debian}, without which Node does not start here…`)
    await installPackages([debian])
    if (!lackOf(runtime)) return run()
  }
  const how = debian ? `install it (Debian: apt-get install ${debian})` : 'install it'
  throw new LibraryError(`Node does not start on this machine, for it lacks ${lack}: ${how}`)
}
