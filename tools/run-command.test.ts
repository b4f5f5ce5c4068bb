import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { machine } from '../server/testing/started-server.ts'
import { projectFolder } from './runtime.js'

const programs = {
  backup: 'tools/backup/backup.ts',
  restore: 'tools/backup/restore.ts',
  doctor: 'tools/doctor/main.ts',
  release: 'tools/release/main.ts',
  export: 'tools/static-host/main.ts',
  soak: 'tools/soak/main.ts',
  bench: 'tools/bench/bench.ts',
}

/** @param name of npm's script that calls it, if one does */
function run(program: string, words: readonly string[], name?: string, more: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: projectFolder,
    // Settings that no command could do anything with: its usage needs none.
    env: { ...machine, DATABASE_URL: 'nowhere', npm_lifecycle_event: name, ...more },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe.each(Object.entries(programs))('npm run %s', (name, program) => {
  it('says how it is called when it is asked, and does nothing', () => {
    const told = expect.stringMatching(`^Usage: npm run ${name} -- .+\n`)
    expect(run(program, ['--help'], name)).toEqual({ status: 0, stdout: told, stderr: '' })
  })

  it('names a word that it does not know, in its own words, and says how it is called', () => {
    const { status, stdout, stderr } = run(program, ['--hlep'], name)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(RegExp(`^Unknown option '--hlep'\nUsage: npm run ${name} -- .+\n`))
  })
})

it('is asked by the short word too, and behind others', () => {
  const { status, stdout, stderr } = run(programs.restore, ['word', '-h'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^Usage: /)
})

it.each(['backup', 'restore', 'doctor'] as const)('krajai %s says how it is called on a deployed machine', (name) => {
  expect(run(programs[name], ['--help']).stdout).toMatch(RegExp(`^Usage: krajai ${name} .+\n$`))
})

it('krajai restore says it behind a refusal, too', () => {
  expect(run(programs.restore, ['--hlep']).stderr).toContain('\nUsage: krajai restore ')
})

it('after two dashes stands the name of a file, whatever it looks like', () => {
  const { status, stderr } = run(programs.restore, ['--', '--help'])
  expect(stderr).toMatch(/^Nothing was restored: /)
  expect(status).toBe(1)
})

it('npm run release looks where its caller means, before it builds anything', () => {
  const caller = join(projectFolder, 'tools')
  const { status, stdout, stderr } = run(programs.release, ['--folder', 'release'], 'release', { INIT_CWD: caller })
  expect(stderr).toBe(`No release was made: ${join(caller, 'release')} is not empty\n`)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
})
