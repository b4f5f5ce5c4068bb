import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connects, freePort } from '../../tools/free-port.ts'
import { runProcess } from '../../tools/run-process.js'
import { projectFolder } from '../../tools/runtime.js'

/** The site as it stands, from the development server, which shows a change at once. */
export interface Preview {
  /** Its address, as soon as it answers. */
  address: () => string | undefined
  stop: () => Promise<void>
}

/** @param folder whose content is shown */
export async function startPreview(folder: string): Promise<Preview> {
  const port = await freePort()
  const stop = new AbortController()
  // Bundling the editor's page left word of that here, and the site is to be seen as it is developed.
  const { NODE_ENV: _, ...environment } = process.env
  const ended = runProcess(
    process.execPath,
    [join(projectFolder, 'tools/dev.ts'), '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: projectFolder,
      env: { ...environment, CONTENT_FOLDER: folder },
      // What it says of its own address would be taken for the editor's.
      stdio: ['ignore', 'ignore', 'inherit'],
      stopWith: stop.signal,
      stopMilliseconds: 10_000,
    },
  )
  let answers = false
  const watch = async () => {
    while (!stop.signal.aborted && !answers) {
      answers = await connects(port)
      if (!answers) await pause(500)
    }
  }
  void watch()
  void ended.then(() => {
    answers = false
  })
  return {
    address: () => (answers ? `http://127.0.0.1:${port}` : undefined),
    stop: async () => {
      stop.abort()
      await ended
    },
  }
}
