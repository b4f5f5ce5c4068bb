import { spawnSync } from 'node:child_process'

/**
 * Installs Debian packages as root, or with sudo if it needs no password. Does nothing on other systems. The caller checks the result.
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
