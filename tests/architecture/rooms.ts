import { posix } from 'node:path'
import type { Import } from './find-imports.ts'

interface Room {
  /** The rooms whose files may be imported. Its own are always allowed. */
  readonly mayImport: readonly string[]
  /** The rooms of which types may be imported, and nothing that is there when the code runs. */
  readonly mayImportTypes?: readonly string[]
  /** The packages that may be imported; any where it is not given. */
  readonly packages?: readonly string[]
}

/**
 * What may import what. Imports run downwards only, from pages to sections to figures and ui; `site/` and
 * `server/` meet in `contract/` alone. Words reach the parts of a page as props, so those see only their types.
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  content: { mayImport: [], packages: [] },
  contract: { mayImport: [], packages: ['zod'] },
  'site/ui': { mayImport: ['site/locale'] },
  'site/locale': { mayImport: ['contract'], packages: [] },
  'site/styles': { mayImport: [] },
  'site/figures': { mayImport: ['contract', 'site/ui', 'site/locale'], mayImportTypes: ['site/content'] },
  'site/sections': {
    mayImport: ['contract', 'site/figures', 'site/ui', 'site/locale'],
    mayImportTypes: ['site/content'],
  },
  // React islands with their rules, and the sections that they stand in.
  'site/tools': {
    mayImport: ['contract', 'site/sections', 'site/ui', 'site/locale'],
    mayImportTypes: ['site/content'],
  },
  'site/islands': {
    mayImport: ['contract', 'site/ui', 'site/locale'],
    mayImportTypes: ['site/content'],
  },
  'site/document': { mayImport: ['contract'], packages: [] },
  'site/content': { mayImport: ['content', 'contract', 'site/locale'] },
  // What machines are told of the pages, and the pictures that links are shown with.
  'site/discovery': { mayImport: ['contract', 'site/content', 'site/document', 'site/locale'] },
  'site/pages': { mayImport: ['contract', 'site'] },
  site: { mayImport: ['site/content', 'site/locale'] },
  // What makes the files for download: like a page, it puts together words and drawings.
  downloads: {
    mayImport: ['site/public', 'contract', 'site/content', 'site/figures', 'site/sections', 'site/styles', 'site/ui'],
  },
  server: { mayImport: ['contract'] },
  // `npm run edit`: reads and checks the content as the site does.
  cms: { mayImport: ['contract', 'site/content', 'tools'] },
  // The build makes the files for download, and its tests start the server as other tests do.
  tools: { mayImport: ['contract', 'downloads', 'server', 'site/content', 'site/locale', 'tests'] },
  // The configurations in the project's folder.
  '': { mayImport: ['tools'] },
  // They cross the rooms: that is what they are for.
  tests: { mayImport: ['', 'cms', 'contract', 'content', 'downloads', 'server', 'site', 'tools'] },
}

/** The room of a file: `site/ui` for site/ui/field/Field.tsx, `server` for server/leads/x.ts, `` for astro.config.ts. */
export function roomOf(path: string): string {
  const [top = '', second, ...rest] = path.split('/')
  if (second === undefined) return ''
  return top === 'site' && rest.length > 0 ? `${top}/${second}` : top
}

const isInside = (room: string, rooms: readonly string[]) =>
  rooms.some((allowed) => room === allowed || (allowed !== '' && room.startsWith(`${allowed}/`)))

/** The file an import names, as a path in the project, or nothing when it names a package. */
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
 * Why an import is not allowed, or nothing when it is. A test beside its subject, and a `fixture-` that several tests
 * are set up with, may use everything of its building (all of `site/`, all of `server/`), `tests/support` and any package.
 *
 * @param path the importing file, from the project's folder
 */
export function violationOf(path: string, { specifier, typeOnly }: Import): string | undefined {
  const from = roomOf(path)
  const room = ROOMS[from]
  if (!room) return `${path} lies in ${from}, for which there is no rule`
  const isTest = /\.test\.tsx?$|\/fixture-[^/]+\.tsx?$/.test(path)
  const file = importedFile(path, specifier)
  if (file === undefined) {
    const allowed = isTest || !room.packages || room.packages.includes(packageOf(specifier))
    return allowed ? undefined : `${path} imports ${specifier}: ${from} uses no such package`
  }
  const to = roomOf(file)
  const [building = ''] = from.split('/')
  const allowedRooms = [
    from,
    ...room.mayImport,
    ...(typeOnly ? (room.mayImportTypes ?? []) : []),
    ...(isTest ? [building, 'contract', 'tests'] : []),
  ]
  if (isInside(to, allowedRooms)) return undefined
  const onlyTypes = room.mayImportTypes?.includes(to) ? ', of which it may only `import type`' : ''
  return `${path} imports ${specifier}: ${from || 'a configuration'} may not import ${to}${onlyTypes}`
}
