import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { machine } from '../testing/started-server.ts'
import { DATABASE_KINDS } from '../testing/test-databases.ts'
import { contact, takingLeads } from './fixture-taken-leads.ts'

/** Runs the tool as a process of its own. */
const run = (words: string[], environment: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    env: { ...machine, ...environment },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

it('says how it is used', () => {
  expect(run(['--help'])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: leads /) })
  expect(run(['help', 'take'])).toMatchObject({ status: 0, stdout: expect.stringContaining('leads take 5c12ae') })
  const byNpm = run(['--help'], { npm_lifecycle_event: 'leads', LANG: 'th_TH.UTF-8' })
  expect(byNpm.stdout).toMatch(/^วิธีใช้: npm run leads -- /)
  expect(run([])).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^Usage: /) })
  expect(run(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

describe.each(DATABASE_KINDS)('the staff’s command, while the server runs on %s', (kind) => {
  const { database, send } = takingLeads(kind)
  const leads = (words: string[], environment: Record<string, string> = {}) =>
    run(words, { DATABASE_URL: database().url, ...environment })

  it('reads and writes', async () => {
    const id = await send({ ...contact, subject: 'Take me' })
    expect(leads(['take', id, '--by', 'นก'])).toMatchObject({ status: 0, stderr: '' })
    expect(leads(['take', id])).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(/^leads: lead /) })
    expect(leads(['list', '--text', 'Take me'])).toEqual({
      status: 0,
      stdout: expect.stringMatching(new RegExp(`^${id}\t[^\n]+\tนก\n$`)),
      stderr: '',
    })
    expect(leads(['take'])).toMatchObject({ status: 2, stdout: '' })
  })

  it('shows new leads as they come, until it is interrupted', async () => {
    await send({ ...contact, subject: 'Before' })
    const watching = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'watch'], {
      env: { ...machine, DATABASE_URL: database().url },
    })
    const ended = once(watching, 'close')
    const said = { stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr'] as const) {
      watching[stream].setEncoding('utf8').on('data', (text: string) => {
        said[stream] += text
      })
    }
    await vi.waitFor(() => expect(said.stderr).toContain('Ctrl-C'), { timeout: 30_000 })
    const id = await send({ ...contact, subject: 'Now' })
    await vi.waitFor(() => expect(said.stdout).toContain(id), { timeout: 30_000 })
    watching.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    expect(said.stdout).toMatch(/^[^\n]+\tNow\tnew\t-\n$/)
  })

  it.skipIf(!existsSync('/dev/full'))(
    'says in a line when its output cannot be written, and nothing when nobody wants more of it',
    async () => {
      await send(contact)
      const words = [process.execPath, join(import.meta.dirname, 'main.ts'), 'export']
      const through = (script: string) =>
        spawnSync('bash', ['--norc', '-c', `set -o pipefail; ${script}`, 'bash', ...words], {
          env: { ...machine, DATABASE_URL: database().url },
          encoding: 'utf8',
        })
      expect(through('"$@" > /dev/full')).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/^leads: not everything could be written: .*no space left on device.*\n$/),
      })
      expect(through('"$@" | true')).toMatchObject({ status: 0, stderr: '' })
    },
  )
})
