import { describe, expect, it } from 'vitest'
import { projectFiles, readProjectFile } from './project-files.ts'

/** `process.env`, `process['env']`, `const { env } = process` and the import of it. */
const READS_ENVIRONMENT =
  /process\s*(?:\?\.|\.|\[['"`])\s*env\b|\benv\b.*(?:= process\b|from ['"](?:node:)?process['"])/

/**
 * Lines of the server that read the environment. A program's entry hands the whole of it to readConfig, which is the
 * only reader: a setting that is read elsewhere is one that nobody checked at the start. What the staff's tool asks about the terminal it is
 * called from is no setting; that is read in one place too.
 */
function environmentReads(path: string, text: string): string[] {
  if (!path.startsWith('server/') || path === 'server/config.ts') return []
  if (path.endsWith('.test.ts')) return []
  return text
    .split('\n')
    .filter((line) => READS_ENVIRONMENT.test(line))
    .filter((line) => !/\breadConfig\(process\.env\)|\bSUDO_USER\b/.test(line))
    .map((line) => `${path}: ${line.trim()}`)
}

describe('settings', () => {
  it('are read in server/config.ts alone', () => {
    const sources = projectFiles().filter((path) => /\.(?:js|ts)$/.test(path))
    expect(sources.flatMap((path) => environmentReads(path, readProjectFile(path)))).toEqual([])
  })
})
