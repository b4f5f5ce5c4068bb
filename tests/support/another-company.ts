/** `node tests/support/another-company.ts FOLDER` copies the project into a folder, with the content of another company. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Document, isCollection, parse, parseDocument } from 'yaml'
import { projectFolder } from '../../tools/project-folder.js'

type Changes = Record<string, unknown>

const isGroup = (value: unknown): value is Changes =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sets the changed keys, whose comments and neighbours stay. */
function change(document: Document, changes: Changes, path: string[] = []): void {
  for (const [key, value] of Object.entries(changes)) {
    const at = [...path, key]
    if (value === null) document.deleteIn(at)
    else if (isGroup(value) && isCollection(document.getIn(at))) change(document, value, at)
    else document.setIn(at, document.createNode(value, { flow: true }))
  }
}

/** Removes what names an article that is gone. */
function forgetArticles(root: string): void {
  for (const file of globSync(join(root, 'content/*/checker.yaml'))) {
    const isGone = (slug: string) => !existsSync(join(file, '../blog', `${slug}.md`))
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replace(/ +slug: (.+)\n +id: .+\n/g, (lines, slug: string) => (isGone(slug) ? '' : lines)),
    )
  }
}

/** Changes the content in a folder that has `content/`. */
function changeCompany(root: string): void {
  const files: Record<string, Changes | null> = parse(
    readFileSync(join(projectFolder, 'tests/fixtures/another-company.yaml'), 'utf8'),
  )
  for (const [path, changes] of Object.entries(files)) {
    const file = join(root, 'content', path)
    if (changes === null) {
      for (const one of globSync(file)) rmSync(one)
      continue
    }
    const document = parseDocument(readFileSync(file, 'utf8'))
    change(document, changes)
    writeFileSync(file, document.toString({ lineWidth: 0 }))
  }
  forgetArticles(root)
  // A client's logo that is far too large.
  cpSync(join(projectFolder, 'docs/pictures/home.png'), join(root, 'content/pictures/client.png'))
}

/** Builds the site of another company, or takes that of an earlier test. Returns the folder of its project. */
export function buildAnotherCompany(): string {
  const project = join(projectFolder, '.cache/another-company')
  for (const folder of ['content', 'tests']) rmSync(join(project, folder), { recursive: true, force: true })
  copyProject(project)
  changeCompany(project)
  const { status, stderr } = spawnSync(process.execPath, ['tools/build.ts', '--if-needed'], {
    cwd: project,
    env: { ...process.env, SITE_URL: 'https://nokiang-press.co.th' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return project
}

/** Copies the project. Its packages are those of this folder. */
function copyProject(folder: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
  for (const path of stdout.trim().split('\n')) cpSync(join(projectFolder, path), join(folder, path))
  // On Windows anyone may create a junction, but only administrators a symbolic link.
  const packages = join(folder, 'node_modules')
  if (!existsSync(packages)) symlinkSync(join(projectFolder, 'node_modules'), packages, 'junction')
  // Some tests ask git for the files.
  spawnSync('git', ['init', '--quiet', folder])
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? '')
  copyProject(folder)
  changeCompany(folder)
}
