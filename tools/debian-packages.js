import { runProcess } from './run-process.js'

/**
 * Installs packages of Debian and its kin where nobody has to be asked: as root, or with sudo without a password. Elsewhere nothing
 * happens; whether they are there then is for the caller to see.
 *
 * @param {readonly string[]} choices packages as `apt-get install` takes them, separated by blanks; each choice is tried where the one
 *   before it is not to be had
 * @param {string} [options] for apt-get
 */
export async function installDebianPackages(choices, options = '') {
  if (process.platform !== 'linux') return
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
  const aptGet = `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get -qq ${options}`
  const installs = choices.map((packages) => `${aptGet} install --yes --no-install-recommends ${packages}`)
  await runProcess('sh', ['-c', `command -v apt-get >/dev/null && ${aptGet} update && { ${installs.join(' || ')}; }`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
