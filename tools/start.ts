/** `npm start`: builds the site if a source or setting changed since the last build, then runs the server. */
import { buildIfNeeded, dist } from './build.ts'

await buildIfNeeded(dist)
await import('../server/main.ts')
