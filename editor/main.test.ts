import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { projectFolder } from '../tools/runtime.js'

const program = join(projectFolder, 'editor/main.ts')
const environment = (locale: string) => ({ ...process.env, LC_ALL: locale })
const help = (locale: string) =>
  execFileSync(process.execPath, [program, '--help'], { env: environment(locale), encoding: 'utf8' })

describe('npm run edit', () => {
  test('tells how it is started, in either language', () => {
    expect(help('C')).toContain('npm run edit -- --content DIR --port N --no-open')
    expect(help('th_TH.UTF-8')).toContain('แก้ไขข้อความบนเว็บไซต์')
  })

  test.each([
    [['--port', 'x'], '--port x: a port is a number'],
    [['--content', projectFolder], 'holds no content'],
    [['--sudo'], "Unknown option '--sudo'"],
  ])('%j is refused in a line or two', (typed, said) => {
    const { status, stderr } = spawnSync(process.execPath, [program, ...typed], {
      env: environment('C'),
      encoding: 'utf8',
    })
    expect(stderr).toContain(said)
    expect(stderr.trim().split('\n')).toHaveLength(2)
    expect(status).toBe(1)
  })

  test('a folder is the one that its caller means, wherever npm runs', () => {
    const caller = join(projectFolder, 'docs')
    const { stderr } = spawnSync(process.execPath, [program, '--content', 'staff'], {
      env: { ...environment('C'), INIT_CWD: caller },
      encoding: 'utf8',
    })
    expect(stderr).toContain(`${join(caller, 'staff')} holds no content`)
  })

  test('what is refused is named in Thai, too', () => {
    const { stderr } = spawnSync(process.execPath, [program, '--sudo'], {
      env: environment('th_TH.UTF-8'),
      encoding: 'utf8',
    })
    expect(stderr).toContain('ไม่มีตัวเลือก --sudo')
  })

  test('a port that is taken ends it, with nothing left running', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => {
      other.close()
    })
    const { port } = other.address() as AddressInfo
    const { status, stderr } = spawnSync(process.execPath, [program, '--no-open', '--port', String(port)], {
      env: environment('C'),
      encoding: 'utf8',
    })
    expect(stderr).toContain('Something else listens on this port')
    expect(status).toBe(1)
  })

  test.runIf(process.platform === 'linux')(
    'starts the browser with a file of the owner alone, which goes when its key has been used',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'krajai-opener-'))
      const words = join(folder, 'words')
      const opener = `#!/bin/sh\nprintf '%s\\n' "$@" > '${words}.part' && mv '${words}.part' '${words}'\n`
      writeFileSync(join(folder, 'xdg-open'), opener, { mode: 0o755 })
      const child = spawn(process.execPath, [program, '--no-preview'], {
        env: { ...environment('C'), PATH: `${folder}:${process.env.PATH}` },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const ended = once(child, 'exit')
      onTestFinished(async () => {
        child.kill('SIGTERM')
        await ended
        rmSync(folder, { recursive: true, force: true })
      })
      await vi.waitFor(() => expect(existsSync(words)).toBe(true), { timeout: 120_000 })
      const file = readFileSync(words, 'utf8').trim()
      expect([file, dirname(file)].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o700])
      const [, port, way = '', key = ''] =
        /url=http:\/\/127\.0\.0\.1:(\d+)(\/\?key=([\w-]+))"/.exec(readFileSync(file, 'utf8')) ?? []
      const ask = (path: string, asked: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, asked)
      expect((await ask(way, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200)
      expect(existsSync(file)).toBe(true)
      const { status } = await ask('/api/key', { method: 'POST', headers: { 'x-editor-token': key } })
      expect([status, existsSync(dirname(file))]).toEqual([200, false])
    },
  )
})
