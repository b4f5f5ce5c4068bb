import { spawnSync } from 'node:child_process'
import { installDebianPackages } from './debian-packages.js'

/** What Node needs from 26 on, and Debian's package of it: a small system comes without. */
const LIBRARY = 'libatomic.so.1'
const PACKAGE = 'libatomic1'

/**
 * What the loader of programs finds without being told where to look. Undefined where no such list is: on other systems than Linux, and
 * on Linux with musl.
 *
 * @returns {string | undefined}
 */
function knownLibraries() {
  if (process.platform !== 'linux') return
  const { status, stdout } = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

/**
 * Installs the library of the system without which the pinned Node does not start, where it is missing and nobody has to be asked;
 * packages whose installation runs Node need it, too. Where it is missing still, what to do is said before Node fails.
 *
 * @param {() => string | undefined} known
 * @param {(choices: readonly string[]) => Promise<void>} installPackages
 */
export async function provideLibraries(known = knownLibraries, installPackages = installDebianPackages) {
  const isMissing = () => known()?.includes(LIBRARY) === false
  if (!isMissing()) return
  console.error(`Installing ${PACKAGE}, which Node needs…`)
  await installPackages([PACKAGE])
  if (isMissing()) console.error(`Node needs ${LIBRARY}: install it (Debian: apt-get install ${PACKAGE})`)
}
