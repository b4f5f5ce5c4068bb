/** The packages that some packages need to run, as they are locked. */
interface LockedPackage {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>

/** Where Node finds a package that is asked for in a folder: in its own node_modules, or in one further up. */
function resolve(locked: LockedPackages, from: string, name: string): string | undefined {
  const inside = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (locked[inside]) return inside
  if (from === '') return undefined
  const up = from.lastIndexOf('/node_modules/')
  return resolve(locked, up === -1 ? '' : from.slice(0, up), name)
}

/**
 * @param names what the project itself imports
 * @param isInstalled whether a folder is there: optional packages are for other platforms, too
 * @returns their folders in node_modules, and those of all that they need, sorted
 * @throws Error where one is not locked
 */
export function neededPackages(
  locked: LockedPackages,
  names: readonly string[],
  isInstalled: (folder: string) => boolean,
): string[] {
  const needed = new Set<string>()
  const add = (from: string, name: string, optional: boolean) => {
    const folder = resolve(locked, from, name)
    if (folder === undefined || (optional && !isInstalled(folder))) {
      if (!optional) throw new Error(`${name}, needed by ${from || 'the project'}, is not locked`)
      return
    }
    if (needed.has(folder)) return
    needed.add(folder)
    const {
      dependencies,
      optionalDependencies = {},
      peerDependencies,
      peerDependenciesMeta = {},
    } = locked[folder] ?? {}
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta[peer]?.optional)
    for (const each of [...Object.keys(dependencies ?? {}), ...peers]) add(folder, each, each in optionalDependencies)
    for (const each of Object.keys(optionalDependencies)) add(folder, each, true)
  }
  for (const name of names) add('', name, false)
  return [...needed].sort()
}
