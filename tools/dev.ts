/**
 * `npm run dev`: Astro's development server, which passes /api and /downloads on to our own server. Both reload what changes.
 * Arguments go to Astro: `npm run dev -- --port 4000`.
 */
import { spawn } from 'node:child_process'
import { buildIfNeeded, dist } from './build.ts'
import { projectFolder } from './project-folder.js'

/** Where our own server listens; astro.config.ts passes calls on to it. */
const PORT = '3001'

// The server reads the built site when it starts, although Astro shows the pages.
await buildIfNeeded(dist)
const run = (words: readonly string[], settings: NodeJS.ProcessEnv) =>
  spawn(process.execPath, words, { cwd: projectFolder, stdio: 'inherit', env: { ...process.env, ...settings } })
const programs = [
  run(['--watch', '--watch-preserve-output', 'server/main.ts'], { HOST: '127.0.0.1', PORT }),
  // Without --ignore-lock Astro may move to the background, where Ctrl-C does not reach it.
  run(['node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock', ...process.argv.slice(2)], {
    API_ORIGIN: `http://127.0.0.1:${PORT}`,
  }),
]
const stop = () => {
  for (const program of programs) program.kill()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// When one of them ends, the other is of no use.
for (const program of programs) program.on('exit', stop)
