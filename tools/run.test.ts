import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
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
