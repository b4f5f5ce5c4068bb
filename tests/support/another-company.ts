/** `node tests/support/another-company.ts FOLDER` copies the project into a folder, with the content of another company. */
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Document, isMap, parse, parseDocument } from 'yaml'
import { projectFolder } from '../../tools/project-folder.js'

type Changes = Record<string, unknown>

const isGroup = (value: unknown): value is Changes =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sets the changed keys, whose comments and neighbours stay. */
function change(document: Document, changes: Changes, path: string[] = []): void {
  for (const [key, value] of Object.entries(changes)) {
    const at = [...path, key]
    if (value === null) document.deleteIn(at)
    else if (isGroup(value) && isMap(document.getIn(at))) change(document, value, at)
    else document.setIn(at, document.createNode(value, { flow: true }))
  }
}

function replaceTexts(text: string, changes: Changes): string {
  return Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`tests/fixtures/another-company.yaml: no file has "${from}"`)
    return changed.replace(from, String(to))
  }, text)
}

/** Changes the content in a folder that has `content/`. */
export function changeCompany(root: string): void {
  const files: Record<string, Changes> = parse(
    readFileSync(join(projectFolder, 'tests/fixtures/another-company.yaml'), 'utf8'),
  )
  for (const [path, changes] of Object.entries(files)) {
    const file = join(root, 'content', path)
    const text = readFileSync(file, 'utf8')
    const document = parseDocument(text)
    if (path.endsWith('.yaml')) change(document, changes)
    writeFileSync(file, path.endsWith('.yaml') ? document.toString({ lineWidth: 0 }) : replaceTexts(text, changes))
  }
}

/** Copies the project. Its packages are those of this folder. */
export function copyProject(folder: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
  for (const path of stdout.trim().split('\n')) cpSync(join(projectFolder, path), join(folder, path))
  // On Windows anyone may create a junction, but only administrators a symbolic link.
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'junction')
  // Some tests ask git for the files.
  spawnSync('git', ['init', '--quiet', folder])
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? '')
  copyProject(folder)
  changeCompany(folder)
}
