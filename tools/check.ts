/** `npm run check`: types, then lint and format. Both run, also when the first one fails. */
import { checks, runCheck } from './checks.ts'

for (const check of Object.values(checks)) {
  const { passed, seconds, stoppedBy } = await runCheck(check)
  if (stoppedBy) process.exit(1)
  console.log(`${check.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s\n`)
  if (!passed) process.exitCode = 1
}
