import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '../../tools/project-folder.js'
import { endProcess } from '../support/end-process.ts'
import { freePort } from '../support/free-port.ts'

export interface Engine {
  openWindow(): Promise<Protocol>
  end(): Promise<void>
}

/** A window of a browser, as far as both protocols have the same words: W3C WebDriver for WebKit, WebDriver BiDi for Firefox. */
export interface Protocol {
  open(url: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs an expression in the page and returns its value, or that of its promise, as JSON. */
  evaluate(expression: string): Promise<string>
  /** Actions of the W3C, the same in both protocols. */
  perform(actions: readonly object[]): Promise<void>
  close(): Promise<void>
}

const environment = { ...process.env, FONTCONFIG_FILE: join(projectFolder, 'tests/fonts/fonts.conf') }

/** Reads the output of a program until it matches. */
const waitForOutput = (child: ChildProcess, expected: RegExp) =>
  new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      const found = expected.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('close', () => reject(new Error(`The browser ended: ${output}`)))
  })

export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'krajai-firefox-'))
  const child = spawn(program, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile], {
    env: environment,
  })
  const socket = new WebSocket(`${await waitForOutput(child, /WebDriver BiDi listening on (ws:\S+)/)}/session`)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  let lastId = 0
  const send = (method: string, params: object) =>
    new Promise<Record<string, never>>((resolve, reject) => {
      const id = ++lastId
      const receive = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data)
        if (answer.id !== id) return
        socket.removeEventListener('message', receive)
        if (answer.type === 'success') resolve(answer.result)
        else reject(new Error(`${method}: ${answer.message}`))
      }
      socket.addEventListener('message', receive)
      socket.send(JSON.stringify({ id, method, params }))
    })
  await send('session.new', { capabilities: {} })
  const openWindow = async (): Promise<Protocol> => {
    const { context } = await send('browsingContext.create', { type: 'tab' })
    return {
      open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
      resize: async (width, height) =>
        void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
      evaluate: async (expression) => {
        const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true })
        const { result, exceptionDetails } = answer as {
          result?: { value: string }
          exceptionDetails?: { text: string }
        }
        if (!result) throw new Error(exceptionDetails?.text)
        return result.value
      },
      perform: async (actions) => void (await send('input.performActions', { context, actions })),
      close: async () => void (await send('browsingContext.close', { context })),
    }
  }
  const end = async () => {
    await send('browser.close', {})
    await endProcess(child)
    rmSync(profile, { recursive: true, force: true })
  }
  return { openWindow, end }
}

/** Starts MiniBrowser, which needs a display. */
export async function startWebKit(program: string): Promise<Engine> {
  const port = await freePort()
  // As designed, its tool bar is wider than a phone.
  const settings = mkdtempSync(join(tmpdir(), 'krajai-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(
    join(settings, 'gtk-3.0/gtk.css'),
    '* { font-size: 1px; padding: 0; margin: 0; min-width: 0; -gtk-icon-transform: scale(.1) }',
  )
  const child = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', program, `--port=${port}`],
    {
      env: { ...environment, XDG_CONFIG_HOME: settings },
      detached: true,
      stdio: 'ignore',
    },
  )
  const ask = async (method: string, path: string, body?: object) => {
    const init = body ? { method, body: JSON.stringify(body) } : { method }
    const { value } = (await (await fetch(`http://127.0.0.1:${port}/session${path}`, init)).json()) as { value: never }
    const { error, message } = (value ?? {}) as { error?: string; message?: string }
    if (error) throw new Error(`${path}: ${error} ${message}`)
    return value
  }
  const startSession = async (): Promise<{ sessionId: string }> =>
    ask('POST', '', { capabilities: {} }).catch(async (error) => {
      // The driver does not say when it listens.
      if (child.exitCode !== null || !(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
      return startSession()
    })
  const openWindow = async (): Promise<Protocol> => {
    const { sessionId } = await startSession()
    const send = (path: string, body: object) => ask('POST', `/${sessionId}/${path}`, body)
    const evaluate = (expression: string): Promise<string> =>
      send('execute/sync', { script: `return ${expression}`, args: [] })
    return {
      evaluate,
      open: async (url) => void (await send('url', { url })),
      resize: async (width, height) => {
        // A window is larger than its page.
        const frame = JSON.parse(await evaluate('JSON.stringify([outerWidth - innerWidth, outerHeight - innerHeight])'))
        await send('window/rect', { width: width + frame[0], height: height + frame[1] })
      },
      perform: async (actions) => void (await send('actions', { actions })),
      close: async () => void (await ask('DELETE', `/${sessionId}`)),
    }
  }
  const end = async () => {
    // With the display.
    if (child.pid) process.kill(-child.pid)
    await endProcess(child)
    rmSync(settings, { recursive: true, force: true })
  }
  return { openWindow, end }
}
