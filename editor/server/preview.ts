import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withoutSettings } from '../../tools/build-stamp.ts'
import { connects, freePort } from '../../tools/free-port.ts'
import { runProcess } from '../../tools/run-process.js'
import { projectFolder } from '../../tools/runtime.js'
import type { PreviewState } from '../content/everything.ts'

/** The site as it stands, from the development server, which shows a change at once. */
export interface Preview {
  state: () => PreviewState
  stop: () => Promise<void>
}

/**
 * It keeps what is sent in its forms in a database of its own, which goes with it: whoever edits texts opens nobody's leads, and neither
 * migrates, delivers nor deletes any. No setting of the shell reaches it either: what is tried in a form is mailed to nobody.
 *
 * @param folder whose content is shown
 * @param program what is started, with `--host` and `--port`
 */
export async function startPreview(folder: string, program = join(projectFolder, 'tools/dev.ts')): Promise<Preview> {
  const port = await freePort()
  const stop = new AbortController()
  const data = mkdtempSync(join(tmpdir(), 'krajai-preview-'))
  // Bundling the editor's page left word of that here, and the site is to be seen as it is developed.
  const { NODE_ENV: _, ...environment } = withoutSettings(process.env)
  let state: PreviewState = {}
  const ended = runProcess(process.execPath, [program, '--host', '127.0.0.1', '--port', String(port)], {
    cwd: projectFolder,
    env: {
      ...environment,
      CONTENT_FOLDER: folder,
      DATABASE_URL: `file:${join(data, 'leads.db')}`,
    },
    // What it says of its own address would be taken for the editor's.
    stdio: ['ignore', 'ignore', 'inherit'],
    stopWith: stop.signal,
    stopMilliseconds: 10_000,
  })
    // One that cannot be started has ended, too: the page says so, and texts can be edited without.
    .catch((error: unknown) => console.error(error))
    .then(() => {
      state = { ended: true }
      rmSync(data, { recursive: true, force: true })
    })
  const watch = async () => {
    while (!state.ended && !state.address) {
      const answers = await connects(port)
      if (answers && !state.ended) state = { address: `http://127.0.0.1:${port}` }
      if (!answers) await pause(500)
    }
  }
  void watch()
  return {
    state: () => state,
    stop: async () => {
      stop.abort()
      await ended
    },
  }
}
