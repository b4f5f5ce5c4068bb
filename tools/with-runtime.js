/** Runs `node ARGUMENTS` with the project's pinned Node and installed dependencies, whichever Node started this. */
import { runInstalled, runNode } from './runtime.js'

await runInstalled(async () => (await runNode(process.argv.slice(2))).exitCode)
