/** The built site that is about to be put online. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFEST_FILE } from '../contract/site-manifest.ts'
import { StartError } from '../server/start-error.ts'
import { dist } from './build.ts'

export { dist }

/** @throws StartError `SITE_NOT_BUILT` */
export function requireDist(): void {
  if (existsSync(join(dist, 'index.html'))) return
  throw new StartError('SITE_NOT_BUILT', 'The site is not built: run npm run build')
}

/** The origin that it is for: the server starts for no other. */
export const builtFor = () => JSON.parse(readFileSync(join(dist, MANIFEST_FILE), 'utf8')).origin as string
