/**
 * `npm run downloads`: prints anew what is older than its words, figures and drawings, into `downloads/printed/`, which is
 * committed. Printing needs Chromium and, for videos, ffmpeg. Everything else is made by every build.
 */
import { loadContent } from '../../site/content/load-content.ts'
import { freshDownloads, loadMaker } from './fresh-downloads.ts'

const { findStale } = await loadMaker<typeof import('../../downloads/printed.ts')>('downloads/printed.ts')
for (const { name, renew } of await findStale(loadContent())) {
  console.log(`Printing ${name}…`)
  await renew()
}
for (const { stablePath, size } of await freshDownloads())
  console.log(`${(size / 1e6).toFixed(2).padStart(6)} MB  ${stablePath}`)
