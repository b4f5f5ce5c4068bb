import { describe, expect, it } from 'vitest'
import { projectFiles, readProjectFile } from './project-files.ts'

/** `process.env`, `process['env']`, `const { env } = process` and imports of `env`. */
const READS_ENVIRONMENT =
  /process\s*(?:\?\.|\.|\[['"`])\s*env\b|\benv\b.*(?:= process\b|from ['"](?:node:)?process['"])/

/**
 * Finds lines of the server that read the environment. Only readConfig may read settings, because it checks them at the start. Variables of
 * sudo and npm are not settings, and a program that the server runs gets `...process.env`.
 */
function findEnvironmentReads(path: string, text: string): string[] {
  if (!path.startsWith('server/') || path === 'server/settings/config.ts') return []
  if (path.endsWith('.test.ts')) return []
  return text
    .split('\n')
    .filter((line) => READS_ENVIRONMENT.test(line))
    .filter(
      (line) => !/\breadConfig\(process\.env\)|\.\.\.process\.env\b|\b(?:SUDO_USER|INIT_CWD|npm_\w+)\b/.test(line),
    )
    .map((line) => `${path}: ${line.trim()}`)
}

describe('settings', () => {
  it('are read only in server/settings/config.ts', () => {
    const sources = projectFiles().filter((path) => /\.(?:js|ts)$/.test(path))
    expect(sources.flatMap((path) => findEnvironmentReads(path, readProjectFile(path)))).toEqual([])
  })
})
