/**
 * `npm run dev` starts Astro's development server and our server. Both restart or reload after a change. Astro forwards /api and
 * /downloads. Arguments go to Astro: `npm run dev -- --port 4000`.
 */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from './project-folder.js'

/** The port of our server. astro.config.ts forwards requests to it. */
const PORT = '3001'

// Our server does not start without a built site. It has its own, because a server in production may serve `dist/`.
const dist = join(projectFolder, '.cache/dev-site')
const build = join(projectFolder, 'tools/build.ts')
const { status } = spawnSync(process.execPath, [...process.execArgv, build, '--if-needed', dist], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
const run = (words: readonly string[], settings: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [...process.execArgv, ...words], {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  })
const programs = [
  run(['--watch', '--watch-preserve-output', 'server/main.ts', '--dist', dist], { HOST: '127.0.0.1', PORT }),
  // Without --ignore-lock Astro can move to the background, where Ctrl-C does not reach it.
  run(['node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock', ...process.argv.slice(2)], {
    API_ORIGIN: `http://127.0.0.1:${PORT}`,
  }),
]
const stop = () => {
  for (const program of programs) program.kill()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// If one server ends, the other stops too.
for (const program of programs) program.on('exit', stop)
