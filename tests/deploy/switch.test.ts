/** `deploy/switch` where something fails on its way; systemd, nginx and Node are played by scripts. Under load: tests/rehearsal. */
import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { machine, temporaryFolder } from '../../server/testing/started-server.ts'
import { projectFolder } from '../../tools/runtime.js'

describe.skipIf(process.platform !== 'linux')('deploy/switch', () => {
  const before = 'upstream krajai {\n  server 127.0.0.1:3000;\n}\n'
  let folder: string
  let remove: () => void

  const program = (path: string, script: string) => {
    writeFileSync(join(folder, path), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, path), 0o755)
    // A shell would pass over one that cannot be started, in a folder mounted `noexec`, and ask the machine's own systemd.
    accessSync(join(folder, path), constants.X_OK)
  }
  /** Writes down how it is called, and fails where the words are these. */
  const systemctl = (failing = 'nothing') =>
    program('bin/systemctl', `echo "$*" >> '${folder}/calls'\ncase "$*" in ${failing}) exit 1 ;; esac`)
  /** @param refuses a shell's condition */
  const nginx = (refuses = 'false') => program('bin/nginx', `if ${refuses}; then exit 1; fi`)
  const node = (script: string) => program('home/node/bin/node', script)
  const isReady = (ready: boolean) => node(`[ "$2" = 0 ] || exit ${ready ? 0 : 1}`)

  const release = (name: string) => join(folder, 'home/releases', name)
  const current = () => readlinkSync(join(folder, 'home/current'))
  const upstream = () => readFileSync(join(folder, 'nginx/upstream.inc'), 'utf8')
  /** What systemd was told; a question changes nothing. */
  const calls = () =>
    readFileSync(join(folder, 'calls'), 'utf8')
      .replace(/^is-active .*\n/gm, '')
      .trim()
      .split('\n')

  beforeEach(() => {
    ;({ folder, remove } = temporaryFolder())
    for (const path of ['bin', 'nginx', 'home/node/bin']) mkdirSync(join(folder, path), { recursive: true })
    for (const name of ['1.0.0', '1.1.0']) {
      mkdirSync(join(release(name), 'server'), { recursive: true })
      writeFileSync(join(release(name), 'server/main.ts'), '')
    }
    symlinkSync(release('1.0.0'), join(folder, 'home/current'))
    writeFileSync(join(folder, 'nginx/upstream.inc'), before)
    writeFileSync(join(folder, 'calls'), '')
    systemctl()
    nginx()
    isReady(true)
  })
  afterEach(() => remove())

  const change = () =>
    spawnSync(join(projectFolder, 'deploy/switch'), [release('1.1.0')], {
      encoding: 'utf8',
      env: {
        PATH: [join(folder, 'bin'), machine.PATH].join(delimiter),
        KRAJAI_HOME: join(folder, 'home'),
        KRAJAI_UPSTREAM: join(folder, 'nginx/upstream.inc'),
        KRAJAI_PATIENCE: '1',
        KRAJAI_SETTLE: '0',
      },
    })
  const expectAsBefore = () => {
    expect({ current: current(), upstream: upstream() }).toEqual({ current: release('1.0.0'), upstream: before })
    expect(readdirSync(join(folder, 'nginx'))).toEqual(['upstream.inc'])
    expect(calls()).not.toContain('stop krajai@3000')
  }

  it('puts the new release in the place of the one that runs, also where an earlier one was left on its port', () => {
    expect(change()).toMatchObject({ status: 0, stderr: '' })
    expect({ current: current(), previous: readlinkSync(join(folder, 'home/previous')) }).toEqual({
      current: release('1.1.0'),
      previous: release('1.0.0'),
    })
    expect(upstream()).toContain('server 127.0.0.1:3001;\n  server 127.0.0.1:3000 backup;')
    expect(readdirSync(join(folder, 'nginx'))).toEqual(['upstream.inc'])
    expect(calls()).toEqual([
      'restart krajai@3001',
      'reload nginx',
      'enable -q krajai@3001',
      'disable -q krajai@3000',
      'stop krajai@3000',
    ])
  })

  it('touches nothing where nginx refuses its configuration already', () => {
    nginx('true')
    expect(change()).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing was changed') })
    expectAsBefore()
    expect(calls()).toEqual([''])
  })

  it('touches nothing, and does not wait, where no Node starts', () => {
    node('exit 127')
    expect(change()).toMatchObject({ status: 1, stderr: expect.stringMatching(/libatomic1.*nothing was changed/) })
    expectAsBefore()
    expect(calls()).toEqual([''])
  })

  it('leaves the one before in its place where nginx refuses the new server, and takes the right one the next time', () => {
    nginx(`grep -q 3001 '${folder}/nginx/upstream.inc'`)
    expect(change()).toMatchObject({ status: 1, stderr: expect.stringContaining('The one before goes on') })
    expectAsBefore()
    expect(calls()).toEqual(['restart krajai@3001', 'reload nginx', 'stop krajai@3001'])
    nginx()
    expect(change().status).toBe(0)
    expect(calls().at(-1)).toBe('stop krajai@3000')
  })

  it('leaves the one before in its place where nginx cannot be reloaded', () => {
    systemctl('"reload nginx"')
    expect(change()).toMatchObject({ status: 1, stderr: expect.stringContaining('could not be reloaded') })
    expectAsBefore()
    expect(calls().at(-1)).toBe('stop krajai@3001')
  })

  it('leaves the one before in its place where systemd cannot start the new one', () => {
    systemctl('restart*')
    isReady(false)
    expect(change()).toMatchObject({ status: 1, stderr: expect.stringContaining('journalctl -u krajai@3001') })
    expectAsBefore()
    expect(calls()).toEqual(['restart krajai@3001', 'stop krajai@3001'])
  })

  describe('where none runs before', () => {
    const failsWith = (words: string) => {
      const { status, stderr } = change()
      expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(words) })
      expect(stderr).not.toContain('goes on')
      expect(calls().at(-1)).toBe('stop krajai@3001')
      expect(upstream()).toBe(before)
    }

    it('says of the first release that it stays the current one, and what to do', () => {
      rmSync(join(folder, 'home/current'))
      isReady(false)
      failsWith('No server runs now, and this release stays the current one: krajai doctor says what it lacks\n')
      expect(current()).toBe(release('1.1.0'))
    })

    it('says of one that had failed before that it is the current one again, and does not run', () => {
      systemctl('"is-active -q krajai@3000"')
      nginx(`grep -q 3001 '${folder}/nginx/upstream.inc'`)
      failsWith(`No server runs now, as before; ${release('1.0.0')} is the current release again\n`)
      expect(current()).toBe(release('1.0.0'))
    })
  })

  it('goes on with a new one that systemd starts at its second try', () => {
    systemctl('restart*')
    expect(change().status).toBe(0)
    expect(current()).toBe(release('1.1.0'))
  })

  it('says that the one before still runs where it cannot be stopped, and goes on with the new one', () => {
    systemctl('"stop krajai@3000"')
    expect(change()).toMatchObject({ status: 1, stderr: expect.stringContaining('systemctl stop krajai@3000') })
    expect(current()).toBe(release('1.1.0'))
    expect(upstream()).toContain('server 127.0.0.1:3001;\n')
  })
})
