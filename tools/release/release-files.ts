/** Which of the project's files run a site that is built: the server, the operator's tools, and what they import. */
import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob, posix, relative, sep } from 'node:path'

/** Programs that a release can start beside the server. */
const PROGRAMS = [
  'tools/backup/backup.ts',
  'tools/backup/restore.ts',
  'tools/doctor/main.ts',
  'tools/release/with-node.js',
]

/** Read by people and other programs, or by the tools while they run. The rooms of the sources are not there to be found. */
const BESIDE = [
  ...['.env.example', '.nvmrc', 'CHANGELOG.md', 'LICENSE', 'deploy/**'],
  ...['docs/!(architecture).md', 'docs/decisions/*.md', 'docs/staff/**'],
]

/**
 * Whether git leaves a path alone, by the project's `.gitignore`: an operator's keys and passwords lie among the files of `deploy/`, and
 * a release is handed on. Asked of the file, because git and its folder are missing where an image is made.
 *
 * @returns asks about a path from the root; of the lines that match, the last one decides
 */
function ignoredIn(root: string) {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split(/\r?\n/)
  const rules = lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, not, name = '', folder] = /^(!?)(.*?)(\/?)$/.exec(line) ?? []
      const anchored = name.includes('/') ? name.replace(/^\//, '') : `**/${name}`
      return { ignored: not === '', pattern: folder ? `${anchored}/**` : anchored }
    })
  return (path: string) => rules.findLast(({ pattern }) => matchesGlob(path, pattern))?.ignored ?? false
}

const isForTests = (path: string) => /\.test\.ts$|(?:^|\/)fixture-[^/]+$|\/testing\//.test(path)

/** What a file imports while it runs; types are gone by then. What is imported in the middle of a program may be missing. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export)(?! type\b)\s+(?:[^'"=;()]*?\bfrom\s+)?'([^']+)'/gm)].map(
    ([, specifier = '']) => specifier,
  )

const isRelative = (specifier: string) => specifier.startsWith('.')

/** `kysely` of `kysely/migration`. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/**
 * @param root the project's folder
 * @returns paths from there, and the packages that the files import
 */
export function releaseFiles(root: string): { files: string[]; packages: string[] } {
  const found = (patterns: readonly string[]) =>
    globSync(patterns as string[], { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  // The whole of both: migrations are found by their names.
  const server = found(['server/**/*.ts', 'contract/**/*.ts']).filter((path) => !isForTests(path))
  const files = new Set([...server, ...PROGRAMS])
  const packages = new Set<string>()
  for (const path of files) {
    for (const specifier of importsOf(readFileSync(join(root, path), 'utf8'))) {
      if (isRelative(specifier)) files.add(posix.join(posix.dirname(path), specifier))
      else if (!specifier.startsWith('node:')) packages.add(packageOf(specifier))
    }
  }
  const isIgnored = ignoredIn(root)
  const beside = found(BESIDE).filter((path) => !isIgnored(path))
  return { files: [...files, ...beside].sort(), packages: [...packages].sort() }
}
