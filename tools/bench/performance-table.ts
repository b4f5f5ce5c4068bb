import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../project-folder.js'

const FILE = join(projectFolder, 'docs/performance.md')

/** A table of Markdown, names on the left, figures on the right. */
export function tableOf(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

/**
 * Puts a table into docs/performance.md, in place of the one between `<!-- NAME -->` and `<!-- end of NAME -->`.
 *
 * @throws Error when there is no such place
 */
export function writeTable(name: string, table: string): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const text = readFileSync(FILE, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`docs/performance.md has no ${begin} with ${end} behind it`)
  writeFileSync(FILE, `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`)
}
