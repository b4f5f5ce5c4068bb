import { posix } from 'node:path'
import type { Import } from './find-imports.ts'

interface Room {
  /** Other rooms whose files may be imported. */
  readonly mayImport: readonly string[]
  /** Rooms whose types may be imported with `import type`. */
  readonly mayImportTypes?: readonly string[]
  /** The packages that may be imported. The default is any. */
  readonly packages?: readonly string[]
}

/**
 * The import rules, which docs/architecture.md repeats. Pages import sections, and sections import drawings and ui. `site/` and `server/` share only `contract/`. Components get
 * their texts as props, so they import only the types of `site/content`.
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  content: { mayImport: [], packages: [] },
  contract: { mayImport: [], packages: ['zod'] },
  'site/ui': { mayImport: ['contract', 'site/locale'] },
  'site/locale': { mayImport: ['contract'], packages: ['cheerio'] },
  'site/styles': { mayImport: [] },
  'site/drawings': { mayImport: ['contract', 'site/locale'], mayImportTypes: ['site/content'] },
  'site/sections': {
    mayImport: ['contract', 'site/drawings', 'site/ui', 'site/locale'],
    mayImportTypes: ['site/content'],
  },
  // React islands with their logic, and their sections.
  'site/islands': {
    mayImport: ['contract', 'site/scripts', 'site/sections', 'site/ui', 'site/locale'],
    mayImportTypes: ['site/content'],
  },
  'site/scripts': { mayImport: ['contract'], packages: ['@oddbird/popover-polyfill'] },
  'site/content': { mayImport: ['contract', 'site/locale'] },
  // Metadata, feeds and the sitemap.
  'site/discovery': { mayImport: ['contract', 'site/content'] },
  // Astro makes the pictures of articles smaller only if a module imports them.
  'site/pages': { mayImport: ['content', 'contract', 'site'] },
  site: { mayImport: ['site/content'] },
  // Files for download use texts and drawings, as pages do.
  downloads: {
    mayImport: ['contract', 'site/content', 'site/drawings', 'site/sections', 'site/styles', 'site/ui'],
  },
  server: { mayImport: ['contract'] },
  // What the process is started with: settings, its clock, and why it cannot start.
  'server/settings': { mayImport: ['contract'] },
  'server/database': { mayImport: ['contract', 'server/settings'] },
  'server/http': { mayImport: ['contract', 'server/settings'] },
  'server/pages': { mayImport: ['contract', 'server/settings', 'server/http'] },
  'server/leads': { mayImport: ['contract', 'server/database', 'server/http', 'server/pages'] },
  'server/delivery': { mayImport: ['contract', 'server/settings', 'server/database', 'server/leads'] },
  'server/monitoring': {
    mayImport: ['contract', 'server/settings', 'server/database', 'server/http', 'server/delivery'],
  },
  // Every promise about copies and age: backups, restores, erasure, hourly deletion.
  'server/upkeep': { mayImport: ['contract', 'server/settings', 'server/database', 'server/leads'] },
  'server/cli': {
    mayImport: ['contract', 'server/settings', 'server/database', 'server/delivery', 'server/upkeep'],
  },
  // `npm run edit` reads and checks the content as the site does.
  cms: { mayImport: ['contract', 'site/content', 'tools'] },
  // The build makes the files for download.
  tools: { mayImport: ['contract', 'downloads', 'server', 'site/content'] },
  // Configuration files in the project's folder.
  '': { mayImport: ['tools'] },
  // Tests here cross rooms.
  tests: { mayImport: ['cms', 'contract', 'downloads', 'server', 'site', 'tools'] },
}

/** The room of a file: `site/ui` for site/ui/field/Field.tsx, `server` for server/main.ts, `` for astro.config.ts. */
export function roomOf(path: string): string {
  const [top = '', second, ...rest] = path.split('/')
  if (second === undefined) return ''
  return (top === 'site' || top === 'server') && rest.length > 0 ? `${top}/${second}` : top
}

const isInside = (room: string, rooms: readonly string[]) =>
  rooms.some((allowed) => room === allowed || (allowed !== '' && room.startsWith(`${allowed}/`)))

/** The imported file as a path in the project. Undefined for a package. */
export function importedFile(path: string, specifier: string): string | undefined {
  const [file = ''] = specifier.split('?')
  if (file.startsWith('.')) return posix.join(posix.dirname(path), file)
  return file.startsWith('/') ? file.slice(1) : undefined
}

/** `zod` for zod/mini, `@radix-ui/x` for @radix-ui/x/y. */
function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

/**
 * Returns why an import is not allowed, or undefined if it is allowed. Tests and `fixture-` files may import everything in their top folder,
 * `contract/` and `tests/`, and any package.
 *
 * @param path the importing file, from the project's folder
 */
export function violationOf(path: string, { specifier, typeOnly }: Import): string | undefined {
  const from = roomOf(path)
  const room = ROOMS[from]
  if (!room) return `${path} is in ${from}, which has no rule. Add one to ROOMS.`
  const isTest = /\.test\.tsx?$|\/fixture-[^/]+\.tsx?$/.test(path)
  const file = importedFile(path, specifier)
  if (file === undefined) {
    const allowed = isTest || !room.packages || room.packages.includes(packageOf(specifier))
    return allowed ? undefined : `${path} imports ${specifier}: ${from} uses no such package`
  }
  const to = roomOf(file)
  const [topFolder = ''] = from.split('/')
  const allowedRooms = [
    from,
    ...room.mayImport,
    ...(typeOnly ? (room.mayImportTypes ?? []) : []),
    ...(isTest ? [topFolder, 'contract', 'tests'] : []),
  ]
  if (isInside(to, allowedRooms)) return undefined
  const onlyTypes = room.mayImportTypes?.includes(to) ? ', of which it may only `import type`' : ''
  return `${path} imports ${specifier}: ${from || 'a configuration'} may not import ${to}${onlyTypes}`
}
