/** `npm start` builds the site if a source or setting has changed, then starts the server. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from './project-folder.js'

// The build has its own process, because the server would otherwise keep 250 MB of its memory.
const build = join(projectFolder, 'tools/build.ts')
const { status } = spawnSync(process.execPath, [...process.execArgv, build, '--if-needed'], { stdio: 'inherit' })
if (status === 0) await import('../server/main.ts')
else process.exitCode = status ?? 1
