import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningApp, runApp } from '../testing/running-app.ts'

// Every test starts processes, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

let running: RunningApp
let id: string
beforeAll(async () => {
  running = await runApp()
  const { text } = await running.ask('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Language': 'th' },
    body: JSON.stringify({ fullName: 'มานี', email: 'manee@example.com', subject: 'ข่าว', message: 'ขอใบเสนอราคา' }),
  })
  id = JSON.parse(text).id
})
afterAll(() => running.stop())

const leads = (words: string[], database = running.config.databaseFile) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    env: { PATH: process.env.PATH, DATABASE_URL: `file:${database}` },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('the staff’s command', () => {
  it('lists the leads while the server runs', () => {
    const { status, stdout, stderr } = leads(['list'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout.split('\t')).toEqual([
      id,
      expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      'contact',
      'accepted',
      'th',
      'มานี',
      'manee@example.com',
      'ข่าว\n',
    ])
  })

  it('shows one', () => {
    const { status, stdout } = leads(['show', id])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^ID +[\da-f-]{36}\n[\s\S]*\n\nขอใบเสนอราคา\n$/)
  })

  it('says that there is no such lead', () => {
    expect(leads(['show', 'x'])).toEqual({ status: 1, stdout: '', stderr: 'leads: there is no lead x\n' })
  })

  it('says that there is no database, and makes none', () => {
    const missing = `${running.config.databaseFile}.missing`
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, stderr } = leads(['list'], missing)
      expect(status).toBe(1)
      expect(stderr).toMatch(/^leads: There is no database at [^\n]+\n$/)
    }
  })

  it.each([[[]], [['lst']], [['list', 'x']], [['show']], [['show', 'a', 'b']], [['--all']]])(
    '%j is not how it is used',
    (words) => {
      const { status, stdout, stderr } = leads(words)
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
      expect(stderr).toContain('Usage: npm run leads')
    },
  )

  it.each(['--help', '-h'])('%s says how', (word) => {
    const { status, stdout } = leads([word])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Usage: npm run leads/)
  })
})
