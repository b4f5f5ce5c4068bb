import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { machine, temporaryFolder } from '../../server/testing/started-server.ts'
import { projectFolder } from '../runtime.js'
import { releaseFiles } from './release-files.ts'

let folder: string
let remove: () => void
beforeAll(() => {
  ;({ folder, remove } = temporaryFolder())
  // As in a release, which brings along what the program imports.
  const { files } = releaseFiles(projectFolder)
  for (const path of files.filter((path) => /^tools\/.+\.js$/.test(path))) {
    cpSync(join(projectFolder, path), join(folder, path))
  }
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(folder, 'server/main.ts'),
    'const words: string[] = process.argv.slice(2)\nconsole.log(words.join())\n',
  )
})
afterAll(() => remove())

const started = (pinned: string) => {
  writeFileSync(join(folder, '.nvmrc'), `${pinned}\n`)
  const words = [join(folder, 'tools/release/with-node.js'), 'server/main.ts', '--port', '1']
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', env: machine })
  return { status, stdout, stderr }
}
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

it('a program of a release is started with its words by a Node like the one it was made for, or a newer one', () => {
  const runs = { status: 0, stdout: '--port,1\n', stderr: '' }
  expect(started(process.versions.node)).toEqual(runs)
  expect(started(`${major}.${minor - 1}.0`)).toEqual(runs)
})

it.each([`${major}.${minor + 1}.0`, `${major + 1}.0.0`, `${major - 1}.99.0`])(
  'a release made for Node %s says that this is not the right one',
  (pinned) => {
    expect(started(pinned)).toEqual({
      status: 1,
      stdout: '',
      stderr: `This needs Node ${pinned}, and was started with ${process.versions.node}: put the right one first in PATH\n`,
    })
  },
)
