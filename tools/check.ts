/** `npm run check` checks types, lint, format, and finds unused files, exports and packages. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from './project-folder.js'

const CHECKS = {
  types: ['astro/bin/astro.mjs', 'check', '--minimumSeverity', 'warning'],
  lint: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  unused: ['knip/bin/knip.js', '--no-progress'],
}

/** Runs every check, even after one fails. Returns how many passed and failed. */
export function runChecks(): { passed: number; failed: number } {
  const count = { passed: 0, failed: 0 }
  for (const [name, [program = '', ...words]] of Object.entries(CHECKS)) {
    console.log(`\n── ${name}`)
    const { status } = spawnSync(process.execPath, [join('node_modules', program), ...words], {
      cwd: projectFolder,
      stdio: 'inherit',
    })
    count[status === 0 ? 'passed' : 'failed'] += 1
  }
  return count
}

if (import.meta.main) process.exitCode = runChecks().failed > 0 ? 1 : 0
