/**
 * All tests, or some phases of them: `npm test -- unit`, `npm test -- browser signup` (the phase, then parts of the
 * paths of its test files). Every phase runs, also when an earlier one failed, except that without a build there are
 * no pages to test.
 */

import { brokenOutcome, idleOutcome, type Outcome } from './test-outcome.ts'
import { buildIfNeeded, type Phase, phases, Stopped } from './test-phases.ts'
import { type PhaseResult, summaryOf } from './test-summary.ts'

/** The phases that are asked for, and what follows their names. Undefined when no phase is named but something else is. */
function readArguments(given: readonly string[]): { chosen: readonly Phase[]; filters: readonly string[] } | undefined {
  const chosen = phases.filter(({ name }) => given.includes(name))
  const filters = given.filter((word) => phases.every(({ name }) => name !== word))
  if (chosen.length > 0) return { chosen, filters }
  return filters.length === 0 ? { chosen: phases, filters } : undefined
}

async function runPhase(phase: Phase, filters: readonly string[], isBuilt: () => Promise<boolean>): Promise<Outcome> {
  if (phase.needsBuild && !(await isBuilt())) return idleOutcome('not run, because the build failed')
  try {
    return await phase.run(filters)
  } catch (error) {
    if (error instanceof Stopped) throw error
    console.error(error)
    return brokenOutcome('ended with an error of its own, see above')
  }
}

async function runPhases(chosen: readonly Phase[], filters: readonly string[]): Promise<PhaseResult[]> {
  const results: PhaseResult[] = []
  let alone: Promise<boolean> | undefined
  const isBuilt = async () => {
    const build = results.find(({ name }) => name === 'build')
    if (build) return build.failed === 0
    alone ??= buildIfNeeded()
    return await alone
  }
  for (const phase of chosen) {
    console.log(`\n── ${phase.name} ${'─'.repeat(Math.max(0, 60 - phase.name.length))}\n`)
    const start = performance.now()
    const outcome = await runPhase(phase, filters, isBuilt)
    for (const note of outcome.notes) console.log(`${phase.name}: ${note}`)
    results.push({ name: phase.name, seconds: (performance.now() - start) / 1000, ...outcome })
  }
  return results
}

const asked = readArguments(process.argv.slice(2))
if (asked) {
  try {
    const results = await runPhases(asked.chosen, asked.filters)
    process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
    console.log(`\n${summaryOf(results)}`)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    console.error(`Stopped by ${error.message}`)
    process.exitCode = 130
  }
} else {
  console.error(`Name one of the phases first: ${phases.map(({ name }) => name).join(', ')}`)
  process.exitCode = 2
}
