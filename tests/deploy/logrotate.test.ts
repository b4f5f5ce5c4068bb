import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { DAY, isoDay } from '../../contract/time.ts'
import { temporaryFolder } from '../../server/testing/started-server.ts'
import { projectFolder } from '../../tools/runtime.js'

const deployed = readFileSync(join(projectFolder, 'deploy/logrotate/krajai'), 'utf8')
/** Debian keeps it where only root looks. */
const program = ['logrotate', '/usr/sbin/logrotate'].find((name) => spawnSync(name, ['--version']).status === 0)

it.skipIf(!program)(
  `the record of requests is kept for 90 days, and no longer than 93 ${program ? '' : 'not tried: there is no logrotate here'}`,
  () => {
    const { folder, remove } = temporaryFolder()
    onTestFinished(remove)
    const logs = join(folder, 'log')
    mkdirSync(logs, { mode: 0o755 })
    const store = (name: string, daysOld: number) => {
      writeFileSync(join(logs, name), 'a line\n')
      const then = new Date(Date.now() - daysOld * DAY)
      utimesSync(join(logs, name), then, then)
    }
    const dayOf = (daysOld: number) => isoDay(new Date(Date.now() - daysOld * DAY)).replaceAll('-', '')
    for (let daysOld = 1; daysOld <= 120; daysOld += 1) store(`access.log-${dayOf(daysOld)}.gz`, daysOld)
    // After days on which the machine was off, there are fewer files, and older ones.
    for (const daysOld of [50, 91, 93, 100]) store(`error.log-${dayOf(daysOld)}.gz`, daysOld)
    for (const name of ['access.log', 'error.log']) store(name, 0)
    const configuration = join(folder, 'krajai')
    const own = deployed.replaceAll('/var/log/krajai', logs).replace('create 0640 root adm', 'create 0640')
    // The nginx and the containers of this machine are none of this test's.
    writeFileSync(configuration, own.replace(/postrotate[\s\S]*?endscript/, ''), { mode: 0o644 })
    const { status, stderr } = spawnSync(program ?? '', ['--force', '--state', join(folder, 'state'), configuration], {
      encoding: 'utf8',
      env: { ...process.env, TZ: 'UTC' },
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const left = (name: string) =>
      readdirSync(logs)
        .filter((file) => file.startsWith(`${name}.log-`))
        .sort()
    expect(left('access')).toHaveLength(91)
    expect(left('access')[0]).toBe(`access.log-${dayOf(90)}.gz`)
    expect(left('error').slice(0, 2)).toEqual([91, 50].map((daysOld) => `error.log-${dayOf(daysOld)}.gz`))
  },
)

it.skipIf(process.platform === 'win32')('what is done after a rotation is a script that a shell understands', () => {
  const [, script = ''] = /postrotate\n([\s\S]*?)endscript/.exec(deployed) ?? []
  expect(script).toContain('USR1')
  expect(spawnSync('sh', ['-n'], { input: script, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
})
