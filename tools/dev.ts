/**
 * `npm run dev`: Astro's development server, which passes /api on to our own server; both reload what changes. What
 * follows `--` goes to Astro: `npm run dev -- --port 4000`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFEST_FILE } from '../contract/site-manifest.ts'
import { loadSettingsFile } from '../server/config.ts'
import { writeContentSchemas } from './content-schemas.ts'
import { builtFor, dist } from './dist.ts'
import { freePort } from './free-port.ts'
import { runProcess } from './run-process.js'
import { projectFolder } from './runtime.js'

const node = process.execPath

/** The server reads the built site when it starts, also where Astro shows the pages. */
async function buildOnce(): Promise<number> {
  if (existsSync(join(dist, MANIFEST_FILE))) return 0
  const { exitCode, stoppedBy } = await runProcess(node, [join(projectFolder, 'tools/build.ts')])
  return stoppedBy ? exitCode || 1 : exitCode
}

/** Settings of this checkout count for both. */
loadSettingsFile()

/** Both until one of them ends; then the other is stopped, too. */
async function develop(): Promise<number> {
  const port = await freePort()
  const stop = new AbortController()
  const run = (nodeArguments: readonly string[], settings: NodeJS.ProcessEnv, more = {}) =>
    runProcess(node, nodeArguments, {
      ...more,
      cwd: projectFolder,
      env: { ...process.env, ...settings },
      stopMilliseconds: 5_000,
      stopWith: stop.signal,
    })
  const both = [
    run(
      ['--watch', '--watch-preserve-output', 'server/main.ts'],
      // What was built may be for another origin, and is not what is looked at.
      { HOST: '127.0.0.1', PORT: String(port), SITE_URL: builtFor() },
      // Its address would be taken for the one to open, which is Astro's.
      { onErrors: (text: string) => process.stderr.write(text.replace(new RegExp(`^.*:${port}\\n`, 'm'), '')) },
    ),
    // Without --ignore-lock Astro may move to the background, where Ctrl-C does not reach it.
    run(['node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock', ...process.argv.slice(2)], {
      API_ORIGIN: `http://127.0.0.1:${port}`,
    }),
  ]
  try {
    return (await Promise.race(both)).exitCode
  } finally {
    stop.abort()
    await Promise.allSettled(both)
  }
}

writeContentSchemas()
process.exitCode = (await buildOnce()) || (await develop())
