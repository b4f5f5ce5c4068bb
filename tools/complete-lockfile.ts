/**
 * Adds to package-lock.json the optional platform packages that npm left out.
 *
 * Why: when a registry lacks a package for another platform, npm drops it from the lock file it writes, and then
 * `npm ci` stops with "Missing: ... from lock file". An entry with the version and the platform satisfies it, and npm
 * skips the package on machines it is not for. Run it after every change of dependencies: `npm run lockfile`.
 */
import { readFileSync, writeFileSync } from 'node:fs'

interface LockedPackage {
  version?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

interface Lockfile {
  packages: Record<string, LockedPackage>
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** The platform a package is for, read from its name: `cli-linux-x64-musl` is Linux, x64, musl. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/)
  const os = words.find((word) => SYSTEMS.includes(word))
  const cpu = words.find((word) => PROCESSORS.includes(word))
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) }
}

/** The optional dependencies named in a lock file that have no entry of their own, by the key they should have. */
export function missingOptional({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {}
  for (const [from, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const nested = `${from}/node_modules/${name}`
      const top = `node_modules/${name}`
      if (packages[nested] || packages[top]) continue
      missing[top] = { version: range.replace(/^[\^~]/, ''), optional: true, ...platformOf(name) }
    }
  }
  return missing
}

if (import.meta.main) {
  const path = new URL('../package-lock.json', import.meta.url)
  const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile
  const missing = missingOptional(lockfile)
  const entries = Object.entries({ ...lockfile.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(path, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(entries) }, null, 2)}\n`)
  console.log(`package-lock.json: ${Object.keys(missing).length} optional packages of other platforms added`)
}
