/** `npm start`: builds the site if a source or setting changed since the last build, then runs the server. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from './project-folder.js'

// In a process of its own: the server would keep 250 MB of the builder's memory.
const build = join(projectFolder, 'tools/build.ts')
const { status } = spawnSync(process.execPath, [build, '--if-needed'], { stdio: 'inherit' })
if (status === 0) await import('../server/main.ts')
else process.exitCode = status ?? 1
