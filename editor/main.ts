/**
 * `npm run edit`: an editor for what the site says, in the browser and on this machine alone. It is no part of the site: nothing of it
 * is built or deployed.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCALES } from '../contract/locale.ts'
import { fromCaller } from '../tools/run-command.ts'
import { onStopSignal } from '../tools/run-process.js'
import { projectFolder } from '../tools/runtime.js'
import { editorApp } from './server/app.ts'
import { buildPage } from './server/build-page.ts'
import { newToken } from './server/guard.ts'
import { openingFile } from './server/opening-file.ts'
import { type Preview, startPreview } from './server/preview.ts'
import { wordsIn } from './words/words.ts'

const locale = LOCALES.find((one) => (process.env.LC_ALL || process.env.LANG || '').startsWith(one)) ?? 'en'
const words = wordsIn(locale).terminal

/** Opens a file in the browser of the person who works here; where there is none, the address is printed anyway. */
function openBrowser(file: string): void {
  const [program, ...start] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? [
    'xdg-open',
  ]
  spawn(program as string, [...start, file], { stdio: 'ignore', detached: true })
    .once('error', () => undefined)
    .unref()
}

interface Options {
  content: string
  port: number
  open: boolean
  preview: boolean
}

async function edit({ content, port, open, preview: withPreview }: Options): Promise<void> {
  const page = await buildPage()
  const token = newToken()
  const once = open ? newToken() : undefined
  let opening: { file: string; remove: () => void } | undefined
  let preview: Preview | undefined
  const app = editorApp({
    folder: content,
    token,
    once,
    onKeyUsed: () => opening?.remove(),
    page,
    locale,
    preview: withPreview ? () => preview?.state() ?? {} : undefined,
  })
  // Before anything is started that would have to be stopped: the port may be taken.
  await app.listen({ host: '127.0.0.1', port })
  if (withPreview) preview = await startPreview(content)
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`
  console.log(words.open(`${address}#token=${token}`))
  if (once) {
    opening = openingFile(`${address}?key=${once}`)
    openBrowser(opening.file)
  }
  const stopListening = onStopSignal(async () => {
    stopListening()
    opening?.remove()
    await Promise.allSettled([app.close(), preview?.stop()])
    process.exit(0)
  })
}

/** @throws TypeError for an option that there is not */
function optionsOf(typed: string[]) {
  const { values } = parseArgs({
    args: typed,
    options: {
      content: { type: 'string' },
      port: { type: 'string' },
      'no-open': { type: 'boolean', default: false },
      'no-preview': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const port = Number(values.port ?? 0)
  const content = values.content === undefined ? join(projectFolder, 'content') : fromCaller(values.content)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new TypeError(words.badPort(values.port ?? ''))
  if (!existsSync(join(content, 'facts.yaml'))) throw new TypeError(words.noContent(content))
  return { content, port, open: !values['no-open'], preview: !values['no-preview'], help: values.help }
}

try {
  const { help, ...options } = optionsOf(process.argv.slice(2))
  if (help) console.log(words.help)
  else await edit(options)
} catch (error) {
  const { code, message } = error as { code?: string; message: string }
  if (!(error instanceof TypeError) && code !== 'EADDRINUSE') throw error
  const said = code?.startsWith('ERR_PARSE_ARGS') ? words.badOption(message, code) : message
  console.error(code === 'EADDRINUSE' ? words.portTaken : `${said}\n${words.seeHelp}`)
  process.exitCode = 1
}
