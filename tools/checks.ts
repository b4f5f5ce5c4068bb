import { runProcess } from './run-process.js'
import { projectFolder } from './runtime.js'

/** A check of the sources that either passes or fails as a whole. */
export interface Check {
  readonly name: string
  /** What it runs, with the pinned Node. */
  readonly command: readonly string[]
}

export const checks = {
  // It covers .astro, .ts, .tsx and the scripts in tools/. Hints are not shown: none of them fails the check.
  types: { name: 'types', command: ['node_modules/astro/bin/astro.mjs', 'check', '--minimumSeverity', 'warning'] },
  lint: { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
} as const satisfies Record<string, Check>

export interface CheckResult {
  readonly passed: boolean
  readonly seconds: number
  /** The signal that asked to stop meanwhile. */
  readonly stoppedBy: NodeJS.Signals | undefined
}

/** Runs a check in the project's folder; what it finds, it prints. */
export async function runCheck({ command }: Check): Promise<CheckResult> {
  const start = performance.now()
  const { exitCode, stoppedBy } = await runProcess(process.execPath, command, {
    cwd: projectFolder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  return { passed: exitCode === 0, seconds: (performance.now() - start) / 1000, stoppedBy }
}
