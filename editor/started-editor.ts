import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Locale } from '../contract/locale.ts'
import { findRuntime, projectFolder } from '../tools/runtime.js'

/** The editor of a folder as a process of its own, without preview: its address, with the token that opens it, once it is there. */
export async function startEditor(folder: string, locale: Locale) {
  const words = ['editor/main.ts', '--content', folder, '--no-open', '--no-preview']
  const editor = spawn(findRuntime(projectFolder), words, {
    cwd: projectFolder,
    env: { ...process.env, LC_ALL: locale === 'th' ? 'th_TH.UTF-8' : 'en_US.UTF-8' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(editor, 'exit')
  for await (const line of createInterface({ input: editor.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\S+/.exec(line)?.[0]
    if (!address) continue
    const stop = async () => {
      editor.kill()
      await ended
    }
    return { address, stop, [Symbol.asyncDispose]: stop }
  }
  throw new Error('The editor did not start, see above')
}
