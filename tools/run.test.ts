import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const { MAIL_FROM: _, ...environment } = process.env

/** Runs a program that prints MAIL_FROM, in a folder with this `.env`. */
function printSetting(envFile?: string) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'krajai-run-'))
  writeFileSync(join(folder.path, 'program.js'), 'console.log(process.env.MAIL_FROM)')
  if (envFile) writeFileSync(join(folder.path, '.env'), envFile)
  const { stdout, stderr } = spawnSync(process.execPath, [resolve('tools/run.js'), '--with-env-file', 'program.js'], {
    cwd: folder.path,
    env: environment,
    encoding: 'utf8',
  })
  return { stdout, stderr }
}

test('a program gets the settings of .env', () => {
  expect(printSetting('MAIL_FROM=hello@krajai.example\n').stdout).toBe('hello@krajai.example\n')
})

test('a program starts without .env and without a message about it', () => {
  const { stdout, stderr } = printSetting()
  expect(stdout).toBe('undefined\n')
  expect(stderr).not.toContain('.env')
})

test.each(['#', '?', '%', '*', '"'])('a folder with %s in its path is refused in one line', (character) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'krajai-run-'))
  const project = join(folder.path, `a${character}b`)
  for (const file of ['.nvmrc', 'package.json', 'tools/run.js', 'tools/debian-packages.js', 'tools/project-folder.js'])
    cpSync(file, join(project, file))
  const { status, stderr } = spawnSync(process.execPath, [join(project, 'tools/run.js'), 'x.js'], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toBe(
    `The project cannot run in ${project}, because of the ${character} in its path. Rename the folder.\n`,
  )
})

test.each([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
])('npm would install every package on %s %s, the pinned Node too', (os, cpu) => {
  const options = ['--dry-run', '--offline', `--os=${os}`, `--cpu=${cpu}`, '--loglevel=error']
  const { status, stderr } = spawnSync('npm', ['ci', ...options], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const [, runtime = ''] = new RegExp(`'${os}-${cpu}': '([^/]+)/`).exec(readFileSync('tools/run.js', 'utf8')) ?? []
  expect(packages[`node_modules/${runtime}`]).toMatchObject({ os, cpu, version: readFileSync('.nvmrc', 'utf8').trim() })
})
