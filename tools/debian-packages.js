import { spawnSync } from 'node:child_process'

/**
 * Installs Debian packages where that needs no question: as root, or with sudo without a password. Does nothing on other systems; the
 * caller checks afterwards whether the program is there.
 *
 * @param {...string} names
 */
export function installDebianPackages(...names) {
  if (process.platform !== 'linux') return
  console.error(`Installing ${names.join(', ')}…`)
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
  const aptGet = `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get -qq`
  const install = `${aptGet} update && ${aptGet} install --yes --no-install-recommends ${names.join(' ')}`
  spawnSync('sh', ['-c', `command -v apt-get >/dev/null && ${install}`], { stdio: ['ignore', 'ignore', 'inherit'] })
}
