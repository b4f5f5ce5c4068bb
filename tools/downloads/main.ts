/**
 * `npm run downloads`: prints anew what is older than its words, figures and drawings, into `downloads/printed/`, which is
 * committed. Printing needs Chromium and, for videos, ffmpeg. Everything else is made by every build.
 */
import { loadContent } from '../../site/content/load-content.ts'
import { requireChromium } from '../chromium.ts'
import { freshDownloads, withMaker } from './fresh-downloads.ts'

type Maker = typeof import('../../downloads/printed.ts')
await withMaker('downloads/printed.ts', async ({ findStale }: Maker) => {
  for (const { name, renew } of await findStale(loadContent())) {
    process.env.CHROMIUM_PATH ??= requireChromium()
    console.log(`Printing ${name}…`)
    await renew()
  }
})
for (const { stablePath, size } of await freshDownloads())
  console.log(`${(size / 1e6).toFixed(2).padStart(6)} MB  ${stablePath}`)
